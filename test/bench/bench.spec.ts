import { describe, expect, it } from '@jest/globals';
import { firstDisagreement, jobs } from '../../bench/jobs.js';
import { measure } from '../../bench/measure.js';
import type { Clock, Job } from '../../bench/measure.js';
import { tableOf } from '../../bench/report.js';
import { Chance } from '../../bench/chance.js';
import { playoutOf } from '../../bench/playout.js';
import { ALL_TRUMP_SCHEMES, TRUMPS } from '../../src/belote/cards/trump.js';
import { presetOf } from '../../src/belote/rulesets/presets/index.js';
import type { Ruleset } from '../../src/belote/rulesets/ruleset.js';

const CLASSIC = presetOf('ffb-classic')!.ruleset;
const DEALS = 2000;

describe('the two play-outs', () => {
  const withPlay = (play: Partial<Ruleset['play']>): Ruleset => ({ ...CLASSIC, play: { ...CLASSIC.play, ...play } });

  it('make the same points of the same deals under every trump', () => {
    expect(firstDisagreement(DEALS)).toBeUndefined();
  });

  it.each<[string, Ruleset]>([
    ['a lower trump is free', withPlay({ underruff: 'free' })],
    ['nobody raises over the partner', withPlay({ raiseOverPartner: false })],
    ['the partner frees nobody', withPlay({ partnerFrees: false })],
    ['over the partner’s ruff', withPlay({ overPartnerRuff: true })],
    ...ALL_TRUMP_SCHEMES.map((scheme): [string, Ruleset] => [
      `all-trump by ${scheme}`,
      { ...CLASSIC, allTrumpValues: scheme },
    ]),
  ])('and under every rule of play: %s', (_, ruleset) => {
    expect(firstDisagreement(DEALS / 10, ruleset)).toBeUndefined();
  });

  it.each(TRUMPS)('play for all the points there are: %s', (trump) => {
    const playout = playoutOf(CLASSIC, trump);
    const chance = new Chance(7);
    for (let deal = 0; deal < DEALS; deal++) playout.playDeal(chance);
    const [a = 0, b = 0] = playout.points;
    expect(a + b).toBe(DEALS * (trump === 'all-trump' ? 258 : 162));
    // Neither side has an advantage worth naming, though side 0 leads.
    expect(Math.abs(a - b) / (a + b)).toBeLessThan(0.05);
  });
});

/** A clock that only work moves on: each unit takes so long. */
function staged(wallOfUnit: readonly number[], cpuOfUnit = wallOfUnit): { clock: Clock; work: Job['work'] } {
  let [wall, cpu, called] = [0, 0, 0];
  return {
    clock: { wall: () => wall, cpu: () => cpu },
    work: (units) => {
      const turn = called++;
      wall += units * (wallOfUnit[turn % wallOfUnit.length] ?? 0);
      cpu += units * (cpuOfUnit[turn % cpuOfUnit.length] ?? 0);
    },
  };
}

const EFFORT = { rounds: 4, roundMs: 1, warmUpMs: 0 };

describe('measuring', () => {
  it('gives the median, the least and the most, and judges a steady machine quiet', () => {
    const { clock, work } = staged([1000, 1000, 1000, 1250, 1250]);
    const { measurements, ownShare, noise } = measure([{ what: 'work', work }], EFFORT, clock);
    const spread = { median: 900_000, min: 800_000, max: 1_000_000 };
    expect(measurements).toEqual([{ what: 'work', perSecond: spread, perCpuSecond: spread }]);
    expect([ownShare, noise]).toEqual([1, []]);
  });

  it('says that others had the core, and that the rounds differ', () => {
    const { clock, work } = staged([1000, 2000, 2000, 1000, 1000], [1000, 1000, 1000, 500, 500]);
    const report = measure([{ what: 'work', work }], EFFORT, clock);
    expect(report.ownShare).toBe(0.5);
    expect(report.measurements[0]?.perCpuSecond).toEqual({ median: 1_500_000, min: 1_000_000, max: 2_000_000 });
    expect(report.noise).toEqual([
      'others had the core for 50 % of the time',
      'work: the rounds differ by 67 % of their median',
    ]);
    expect(tableOf(report)).toContain('too noisy to judge');
  });

  it('compares round by round', () => {
    const { clock, work } = staged([1000]);
    const slow: Job['work'] = (units) => work(units * 4);
    const report = measure(
      [
        { what: 'fast', work, comparedWith: 'slow' },
        { what: 'slow', work: slow },
      ],
      EFFORT,
      clock,
    );
    expect(report.measurements.map(({ ratio }) => ratio)).toEqual([4, undefined]);
    expect(tableOf(report)).toMatch(/^fast +1,000,000 +1,000,000 – 1,000,000 +1,000,000 +4\.0 × slow$/m);
  });

  it('measures every job of the bench', () => {
    let now = 0;
    const tick = (): number => (now += 1e6);
    const report = measure(jobs(), { rounds: 2, roundMs: 40, warmUpMs: 2 }, { wall: tick, cpu: tick });
    expect(report.measurements.map(({ what }) => what)).toHaveLength(3);
    expect(report.measurements.map(({ perSecond }) => perSecond.min > 0)).toEqual([true, true, true]);
  });
});
