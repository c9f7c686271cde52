import { TRUMPS } from '../src/belote/cards/trump.js';
import { presetOf } from '../src/belote/rulesets/presets/index.js';
import { scoreDeal } from '../src/belote/scoring/score-deal.js';
import { Chance } from './chance.js';
import type { Job } from './measure.js';
import { plainPlayoutOf } from './plain-playout.js';
import { playoutOf } from './playout.js';
import type { Playout } from './playout.js';
import { rulings } from './sheets.js';

const FAST = 'deals played out';
const PLAIN = 'deals played out, plain strings';

/** The game whose duties are the most to look up: it ruffs, and forces who cannot go over a ruff to play lower. */
const preset = presetOf('ffb-classic');
if (preset === undefined) throw new Error('There is no preset ffb-classic.');
const { ruleset: RULESET } = preset;

/** What is measured, in the order of the table. Each job starts from the same seed. */
export const jobs = (): readonly Job[] => [
  sheetsScored(),
  { what: FAST, work: played(playoutOf(RULESET, 'hearts')), comparedWith: PLAIN },
  { what: PLAIN, work: played(plainPlayoutOf(RULESET, 'hearts')) },
];

function sheetsScored(): Job {
  const all = rulings();
  let next = 0;
  const scoreOne = (): void => {
    const ruling = all[next];
    next = (next + 1) % all.length;
    if (ruling === undefined) throw new Error('There are no sheets.');
    scoreDeal(ruling.sheet, ruling.ruleset, ruling.context);
  };
  return { what: 'sheets scored', work: repeated(scoreOne) };
}

function played(playout: Playout): Job['work'] {
  const chance = new Chance(1);
  return repeated(() => {
    playout.playDeal(chance);
  });
}

const repeated =
  (once: () => void): Job['work'] =>
  (units) => {
    for (let unit = 0; unit < units; unit++) once();
  };

/** Plays the same deals both ways under every trump; says where the two first disagree, undefined where they never do. */
export function firstDisagreement(deals: number, ruleset = RULESET): string | undefined {
  for (const trump of TRUMPS) {
    const [fast, plain] = [playoutOf(ruleset, trump), plainPlayoutOf(ruleset, trump)];
    const [one, other] = [new Chance(deals), new Chance(deals)];
    for (let deal = 1; deal <= deals; deal++) {
      fast.playDeal(one);
      plain.playDeal(other);
      if (fast.points[0] !== plain.points[0] || fast.points[1] !== plain.points[1]) return `deal ${deal} with ${trump}`;
    }
  }
  return undefined;
}
