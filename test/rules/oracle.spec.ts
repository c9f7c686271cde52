import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Card } from '../../src/belote/cards/card.js';
import { has, indexOf, setOf, suitAt } from '../../src/belote/cards/card-set.js';
import { sideOf } from '../../src/belote/cards/seat.js';
import type { Seat } from '../../src/belote/cards/seat.js';
import { SUITS } from '../../src/belote/cards/trump.js';
import type { Trump, TrumpKind } from '../../src/belote/cards/trump.js';
import { dutyOf, legalCards, NOTHING_LED } from '../../src/belote/play/legal-cards.js';
import type { Duty } from '../../src/belote/play/legal-cards.js';
import { legalPlays } from '../../src/belote/play/legal-plays.js';
import type { LegalPlays, PlayedCard, Position } from '../../src/belote/play/legal-plays.js';
import { playRulesOf } from '../../src/belote/play/play-rules.js';
import type { PlayRules } from '../../src/belote/play/play-rules.js';
import { holderOf } from '../../src/belote/play/trick.js';
import { resolveRuleset } from '../../src/belote/rulesets/check-ruleset.js';
import { PRESETS, presetOf } from '../../src/belote/rulesets/presets/index.js';
import type { Ruleset } from '../../src/belote/rulesets/ruleset.js';
import { ORDERS, plainHolder, plainLegalPlays } from '../support/plain-play.js';
import { anyPosition, chanceOf, pick, playOut } from '../support/random-positions.js';

const POSITIONS = 100_000;
/** `legalPlays` makes its tables anew for each question, so it is asked about one position in so many. */
const ASKED_WHOLE = 200;

function rulesetOf(key: string, overrides: unknown = {}): Ruleset {
  const resolved = resolveRuleset(presetOf(key)!.ruleset, overrides);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
  return resolved.value;
}

/** A second opinion on everything that is compared. */
interface Oracle {
  readonly plays: (position: Position, ruleset: Ruleset) => LegalPlays;
  readonly holder: (trick: readonly PlayedCard[], trump: Trump) => PlayedCard;
}

const PLAIN: Oracle = { plays: plainLegalPlays, holder: plainHolder };

const trumpsOf = (kind: TrumpKind): readonly Trump[] => (kind === 'suits' ? SUITS : [kind]);

/** The product's answer by its tables, which a play-out makes once. */
function answerBy(rules: PlayRules, { hand, trick, seat }: Position): LegalPlays {
  const table = trick.map(({ card }) => indexOf(card));
  const held = trick[holderOf(rules, table)];
  const holding = held === undefined ? NOTHING_LED : indexOf(held.card);
  const led = table[0] === undefined ? NOTHING_LED : suitAt(table[0]);
  const partnerHolds = held !== undefined && sideOf(held.seat) === sideOf(seat);
  const set = setOf(hand);
  const duty = dutyOf(rules, set, led, holding, partnerHolds);
  const legal = legalCards(rules, set, led, holding, partnerHolds);
  return { legal: hand.filter((card) => has(legal, indexOf(card))), duty, holds: held?.seat ?? null };
}

const isSame = (one: LegalPlays, other: LegalPlays): boolean =>
  one.duty === other.duty &&
  one.holds === other.holds &&
  one.legal.length === other.legal.length &&
  one.legal.every((card, place) => card === other.legal[place]);

interface Comparison {
  /** The first thing the two do not say alike. */
  readonly disagreement: unknown;
  readonly positions: number;
  /** Complete tricks, whose winner was compared. */
  readonly tricks: number;
  readonly duties: Readonly<Record<Duty, number>>;
}

/** Product and oracle side by side, until so many positions are done or they disagree. Half the positions are out of legal play. */
function compare(ruleset: Ruleset, kind: TrumpKind, seed: string, oracle = PLAIN): Comparison {
  const chance = chanceOf([...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
  const tables = new Map(trumpsOf(kind).map((trump) => [trump, playRulesOf(ruleset, trump)]));
  const duties = { free: 0, follow: 0, raise: 0, ruff: 0, overruff: 0, underruff: 0 };
  let [disagreement, positions, tricks]: [unknown, number, number] = [undefined, 0, 0];

  const look = (position: Position): LegalPlays => {
    const plain = oracle.plays(position, ruleset);
    const fast = answerBy(tables.get(position.trump)!, position);
    if (!isSame(plain, fast)) disagreement ??= { position, plain, fast };
    if (positions % ASKED_WHOLE === 0) {
      const whole = legalPlays(position, ruleset);
      if (!whole.ok || !isSame(plain, whole.value)) disagreement ??= { position, plain, whole };
    }
    positions += 1;
    duties[fast.duty] += 1;
    return plain;
  };

  const complete = (trick: readonly PlayedCard[], trump: Trump): Seat => {
    const plain = oracle.holder(trick, trump);
    const place = holderOf(
      tables.get(trump)!,
      trick.map(({ card }) => indexOf(card)),
    );
    if (trick[place] !== plain) disagreement ??= { trick, trump, plain, place };
    tricks += 1;
    return plain.seat;
  };

  while (positions < POSITIONS && disagreement === undefined) {
    const trump = pick(trumpsOf(kind), chance);
    playOut(
      ruleset,
      trump,
      chance,
      (position) => pick(look(position).legal, chance),
      (trick) => complete(trick, trump),
    );
    for (let i = 0; i < 32; i++) {
      const position = anyPosition(ruleset, pick(trumpsOf(kind), chance), chance);
      look(position);
      // Whatever is played next, legal or not, somebody wins what then lies there.
      complete([...position.trick, { seat: position.seat, card: pick(position.hand, chance) }], position.trump);
    }
  }
  return { disagreement, positions, tricks, duties };
}

/** The duties that can bind at such a table. With two, nobody has ruffed before one plays. */
function possibleDuties({ players, play }: Ruleset, kind: TrumpKind): Duty[] {
  if (kind === 'no-trump') return ['free', 'follow'];
  if (kind === 'all-trump') return ['free', 'follow', 'raise'];
  if (players === 2) return ['free', 'follow', 'raise', 'ruff'];
  const all: Duty[] = ['free', 'follow', 'raise', 'ruff', 'overruff'];
  return play.underruff === 'forced' ? [...all, 'underruff'] : all;
}

type Variant = readonly [name: string, ruleset: Ruleset, kind: TrumpKind];

const presets = PRESETS.flatMap(({ key, ruleset }) =>
  ruleset.trumps.map((kind): Variant => [`${key}, ${kind}`, ruleset, kind]),
);

/** Every setting of the four play parameters. */
const SETTINGS = [true, false].flatMap((raiseOverPartner) =>
  ['forced', 'free'].flatMap((underruff) =>
    [true, false].flatMap((partnerFrees) =>
      [true, false].map((overPartnerRuff) => ({ raiseOverPartner, underruff, partnerFrees, overPartnerRuff })),
    ),
  ),
);

const withSettings = (key: string, kinds: readonly TrumpKind[]): Variant[] =>
  SETTINGS.flatMap((play) =>
    kinds.map((kind): Variant => {
      const name = Object.entries(play).map(([parameter, value]) => `${parameter} ${String(value)}`);
      return [`${key}, ${kind}: ${name.join(', ')}`, rulesetOf(key, { trumps: [kind], play }), kind];
    }),
  );

const parameters = [
  ...withSettings('ffb-classic', ['suits', 'all-trump']),
  ...withSettings('belote-three', ['suits']),
  ...withSettings('belote-two', ['suits']),
];

const otherTables = [
  ...(['belote-two', 'belote-three'] as const).flatMap((key) =>
    (['no-trump', 'all-trump'] as const).map((kind): Variant => [
      `${key}, ${kind}`,
      rulesetOf(key, { trumps: [kind] }),
      kind,
    ]),
  ),
  ['belote-two, six in hand and five piles', rulesetOf('belote-two', { two: { layout: 'six-and-five' } }), 'suits'],
] as Variant[];

/** Rulesets that differ in nothing that is played are one variant, with the names of all. */
function distinct(variants: readonly Variant[]): Variant[] {
  const byPlay = new Map<string, Variant>();
  for (const [name, ruleset, kind] of variants) {
    const { players, play, two } = ruleset;
    const played = JSON.stringify([players, play, players === 2 ? two : null, kind]);
    const same = byPlay.get(played);
    byPlay.set(played, [same === undefined ? name : `${same[0]}; ${name}`, ruleset, kind]);
  }
  return [...byPlay.values()];
}

describe('legal cards, duties and winners, as a plain second implementation has them', () => {
  it.each(distinct([...presets, ...parameters, ...otherTables]))('%s', (name, ruleset, kind) => {
    const { disagreement, positions, tricks, duties } = compare(ruleset, kind, name);
    expect(disagreement).toBeUndefined();
    expect(positions).toBeGreaterThanOrEqual(POSITIONS);
    expect(tricks).toBeGreaterThan(POSITIONS / 2);
    // A duty that never bound was never compared; one that cannot bind did not.
    const bound = Object.entries(duties).filter(([, times]) => times > 0);
    expect(bound.map(([duty]) => duty)).toEqual(possibleDuties(ruleset, kind));
    expect(Math.min(...bound.map(([, times]) => times))).toBeGreaterThan(POSITIONS / 500);
  });
});

describe('the plain implementation itself', () => {
  interface Case extends Position {
    readonly id: string;
    readonly ruleset: string;
    readonly overrides?: unknown;
    readonly legal: readonly Card[];
  }
  const cases = JSON.parse(readFileSync('test/cases/legal-plays.json', 'utf8')) as Case[];

  it.each(cases.map((one) => [one.id, one] as const))('has the shared case %s', (_, one) => {
    const { legal } = plainLegalPlays(one, rulesetOf(one.ruleset, one.overrides));
    expect([...legal].sort()).toEqual([...one.legal].sort());
  });
});

/** The plain implementation under another ruleset than the product's. */
const under = (play: Partial<Ruleset['play']>): Oracle => ({
  ...PLAIN,
  plays: (position, ruleset) => plainLegalPlays(position, { play: { ...ruleset.play, ...play } }),
});

const withOrders = (orders: Partial<typeof ORDERS>): Oracle => ({
  ...PLAIN,
  plays: (position, ruleset) => plainLegalPlays(position, ruleset, { ...ORDERS, ...orders }),
});

const winnersBy = (orders: Partial<typeof ORDERS>): Oracle => ({
  ...PLAIN,
  holder: (trick, trump) => plainHolder(trick, trump, { ...ORDERS, ...orders }),
});

const withTrump = (trump: Trump): Oracle => ({
  plays: (position, ruleset) => plainLegalPlays({ ...position, trump }, ruleset),
  holder: (trick) => plainHolder(trick, trump),
});

/** Where three play, the one who comes third taken for the partner of the first. */
const withPartnerOfThree = (): Oracle => {
  const renamed = (seat: Seat): Seat => (seat === 'c1' ? 'a2' : seat);
  return {
    ...PLAIN,
    plays: (position, ruleset) => {
      const trick = position.trick.map(({ seat, card }) => ({ seat: renamed(seat), card }));
      const { legal, duty } = plainLegalPlays({ ...position, trick, seat: renamed(position.seat) }, ruleset);
      return { legal, duty, holds: plainLegalPlays(position, ruleset).holds };
    },
  };
};

const threeFreed = rulesetOf('belote-three', { play: { partnerFrees: true } });

describe('a mistake on either side is found', () => {
  const classic = presetOf('ffb-classic')!.ruleset;
  it.each<[mistake: string, ruleset: Ruleset, kind: TrumpKind, oracle: Oracle]>([
    ['a lower trump need not be played', classic, 'suits', under({ underruff: 'free' })],
    ['the partner frees nobody', classic, 'suits', under({ partnerFrees: false })],
    ['the partner is overruffed', classic, 'suits', under({ overPartnerRuff: true })],
    ['the partner’s trump is not raised', classic, 'suits', under({ raiseOverPartner: false })],
    ['the partner is not raised in all-trump', classic, 'all-trump', under({ raiseOverPartner: false })],
    ['7 and 8 of trump change places', classic, 'suits', withOrders({ trump: 'J9ATKQ78' })],
    ['7 and 8 of a plain suit change places', classic, 'suits', withOrders({ plain: 'ATKQJ978' })],
    ['the ten of a plain suit lies below the king', classic, 'no-trump', withOrders({ plain: 'AKTQJ987' })],
    ['all-trump in the plain order', classic, 'all-trump', withOrders({ trump: ORDERS.plain })],
    ['no-trump in the order of trumps', classic, 'no-trump', withOrders({ plain: ORDERS.trump })],
    ['no-trump is raised', classic, 'no-trump', withTrump('all-trump')],
    ['all-trump is not raised', classic, 'all-trump', withTrump('no-trump')],
    ['no-trump is ruffed', classic, 'no-trump', withTrump('hearts')],
    ['one suit is always trump', classic, 'suits', withTrump('hearts')],
    ['7 and 8 change places in the winner alone', classic, 'suits', winnersBy({ trump: 'J9ATKQ78' })],
    ['king and queen change places in the winner alone', classic, 'all-trump', winnersBy({ trump: 'J9ATQK87' })],
    ['the last card wins', classic, 'no-trump', { ...PLAIN, holder: (trick) => trick[trick.length - 1] as PlayedCard }],
    [
      'the led card holds, whatever follows',
      classic,
      'suits',
      {
        ...PLAIN,
        plays: (position, ruleset) => plainLegalPlays({ ...position, trick: position.trick.slice(0, 1) }, ruleset),
      },
    ],
    ['two of three are partners', threeFreed, 'suits', withPartnerOfThree()],
  ])('%s', (mistake, ruleset, kind, oracle) => {
    expect(compare(ruleset, kind, mistake, oracle).disagreement).toBeDefined();
  });
});
