import { PLAYER_COUNTS } from '../cards/seat.js';
import { ALL_TRUMP_SCHEMES, TRUMP_KINDS } from '../cards/trump.js';
import type { Ruleset } from './ruleset.js';

/** The dotted path of every parameter: `game`, `rounding.to`. Made from the type, so that none can be missing here. */
export type ParameterPath = {
  [Key in keyof Ruleset]: Ruleset[Key] extends string | number | readonly unknown[]
    ? Key
    : `${Key}.${keyof Ruleset[Key] & string}`;
}[keyof Ruleset];

/** What a parameter can be. */
type ParameterKind =
  /** One of these words and numbers. */
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  /** Yes or no. */
  | { readonly kind: 'switch' }
  /** A whole number in a range, or one of these words. */
  | { readonly kind: 'range'; readonly least: number; readonly most: number; readonly words: readonly string[] }
  /** A list of at least one of these words, each once. */
  | { readonly kind: 'list'; readonly values: readonly string[] }
  /** One of these lists of numbers. */
  | { readonly kind: 'list-choice'; readonly values: readonly (readonly number[])[] };

type Entry = ParameterKind & {
  /** Where the values come from. */
  readonly source: string;
};

const choice = <const Values extends readonly (string | number)[]>(source: string, ...values: Values) => ({
  kind: 'choice' as const,
  values,
  source,
});
const yesOrNo = (source: string) => ({ kind: 'switch' as const, source });

const BELOTE_16 = 'FFB, belote, 27-01-2016';
const CONTREE_16 = 'FFB, contrée, 27-01-2016';
const COINCHE_15 = 'FFB, coinche, 2015/11';
const LATER = 'FFB, contrée, later text';
const CANNES = 'Cannes championship, 2016';
const PAGAT = 'pagat.com';
const GUIDE = '"Belote Regeln" guide';
const COUNTING_GUIDE = '"So werden die Punkte gezählt" guide';
const CLUBS = 'club regulations';
const CUSTOM = 'custom of some tables';
const OURS = 'our choice, no common rule';

/** One entry a parameter, in the order of the rules. It drives validation, the representation and the OpenAPI schema. */
export const REGISTRY = {
  game: choice(`${BELOTE_16}; ${CONTREE_16}; ${COINCHE_15}`, 'classic', 'contree', 'coinche'),
  players: choice(`${GUIDE}; three: ${OURS}`, ...PLAYER_COUNTS),
  trumps: { kind: 'list', values: TRUMP_KINDS, source: `${BELOTE_16}; ${LATER}` },
  allTrumpValues: choice(`${BELOTE_16}; ${COINCHE_15}; ${PAGAT}`, ...ALL_TRUMP_SCHEMES),
  noTrumpAce: choice(BELOTE_16, 19),
  scaledContract: choice(OURS, 'exact', 'rounded'),

  'play.raiseOverPartner': yesOrNo(GUIDE),
  'play.underruff': choice(`${GUIDE}; ${CONTREE_16}`, 'forced', 'free'),
  'play.partnerFrees': yesOrNo(GUIDE),
  'play.overPartnerRuff': yesOrNo(CUSTOM),

  'announcements.allowed': yesOrNo(`${COINCHE_15}; ${CONTREE_16}`),
  'announcements.countForContract': yesOrNo(COINCHE_15),
  'announcements.tie': choice(`${COINCHE_15}; ${CUSTOM}`, 'nobody', 'first-speaker'),
  'announcements.cardReuse': yesOrNo(COINCHE_15),
  'announcements.onFailure': choice(`${COINCHE_15}; ${CUSTOM}`, 'to-defence', 'lost'),
  'announcements.onCapot': choice(`${CUSTOM}; ${COINCHE_15}`, 'stay', 'change-hands'),

  'contract.success': choice(`${BELOTE_16}; ${CONTREE_16}; ${COINCHE_15}`, 'beat-defence', 'reach-bid', 'both'),
  'contract.eightyNeeds': choice(`${CONTREE_16}; ${CUSTOM}; ${PAGAT}`, 80, 81, 82),
  'contract.margin': choice(CUSTOM, 0, 2),
  'contract.beloteCounts': yesOrNo(BELOTE_16),

  'belote.written': yesOrNo(`${BELOTE_16}; not written: ${CONTREE_16}, bid only`),
  'belote.onFailure': choice(`${BELOTE_16}; ${CONTREE_16}`, 'holder', 'defence', 'nobody'),
  'belote.multiplied': yesOrNo(COINCHE_15),
  'belote.order': choice(CUSTOM, 'any', 'king-first'),
  'belote.bothWords': choice(CUSTOM, 'required', 'one-forgiven'),

  'score.made': choice(`${CONTREE_16}, §10.2`, 'points', 'points-plus-bid', 'bid'),
  'score.defenceWrites': choice(`${COUNTING_GUIDE}; ${CONTREE_16}, bid only`, 'points', 'nothing'),
  'score.failedBase': choice(`${CONTREE_16}; ${BELOTE_16}; ${CONTREE_16}, bid only`, 160, 162, 0),
  'score.failedAddsBid': yesOrNo(`${CONTREE_16}; ${COINCHE_15}`),
  'score.doublingFactors': {
    kind: 'list-choice',
    values: [
      [2, 4],
      [2, 3],
    ],
    source: `${CONTREE_16}; ${LATER}`,
  },
  'score.doublingScope': choice(`${COINCHE_15}; ${LATER}; ${CONTREE_16}`, 'deal', 'bid', 'base', 'flat'),
  'score.defenceKeepsWhenDoubled': yesOrNo(CUSTOM),

  'capot.unbid': choice(`${BELOTE_16}; ${CONTREE_16}; ${CLUBS}`, 252, 250, 162),
  'capot.bidValue': choice(`${LATER}; ${CANNES}; ${CUSTOM}; ${CONTREE_16}`, 250, 270, 350, 500),
  'capot.failed': choice(`${CONTREE_16}; ${LATER}; ${COUNTING_GUIDE}`, 'flat', 'base-plus-value', 'base'),
  'capot.byDefence': choice(`${BELOTE_16}; ${CONTREE_16}; ${CLUBS}`, 252, 250, 162),
  'capot.doubleable': yesOrNo(`${CONTREE_16}; ${PAGAT}`),
  'capot.generale': choice(`${COUNTING_GUIDE}; ${CUSTOM}`, 'off', 500, 600, 1000),

  'rounding.to': choice(`${BELOTE_16}; ${CUSTOM}; ${CONTREE_16}`, 'none', 5, 10),
  'rounding.half': choice(`${CONTREE_16}; ${LATER}`, 'up', 'down'),
  'rounding.applies': choice(`${LATER}; ${CUSTOM}`, 'line', 'points'),
  'rounding.complement': yesOrNo(CUSTOM),
  'rounding.lastDealExact': yesOrNo(`${LATER}; ${CANNES}`),

  'litige.policy': choice(`${BELOTE_16}; ${CLUBS}`, 'hold', 'failed', 'made', 'replay'),
  'litige.beloteCounts': yesOrNo(BELOTE_16),
  'litige.belote': choice(`${BELOTE_16}; ${CUSTOM}`, 'pot', 'holder'),
  'litige.release': choice(`${BELOTE_16}; ${CUSTOM}`, 'deal-winner', 'contract-maker'),
  'litige.atRoundEnd': choice(CLUBS, 'each-keeps', 'defence-only'),

  'penalty.points': choice(`${CLUBS}; ${CONTREE_16}`, 162, 160),
  'penalty.plusBid': yesOrNo(CLUBS),
  'penalty.usesDeal': yesOrNo(CLUBS),

  'round.passedOut': choice(`${BELOTE_16}; ${CUSTOM}`, 'next-dealer', 'same-dealer'),
  'round.cap': { kind: 'range', least: 1, most: 100_000, words: ['none'], source: CLUBS },
  'round.targetNeedsTrick': yesOrNo(CUSTOM),

  'two.layout': choice(GUIDE, 'eight-piles', 'six-and-five'),
  'three.failedDefender': choice(OURS, 81, 162),
} as const satisfies Readonly<Record<ParameterPath, Entry>>;

/** A registry entry with its place: `group` is null for the parameters that stand at the top of a ruleset. */
export type Parameter = Entry & {
  readonly path: ParameterPath;
  readonly group: string | null;
  readonly name: string;
};

/** The parameters of a ruleset in the order of the rules. Their meanings in words are in the texts, by path. */
export const PARAMETERS: readonly Parameter[] = Object.entries<Entry>(REGISTRY).map(([path, entry]) => {
  const [first, second] = path.split('.') as [string, string?];
  return {
    ...entry,
    path: path as ParameterPath,
    group: second === undefined ? null : first,
    name: second ?? first,
  };
});
