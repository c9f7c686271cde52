/** What is measured: `work` does so many units of it, one after the other. */
export interface Job {
  readonly what: string;
  readonly work: (units: number) => void;
  /** The job whose speed this one is compared with, by its `what`. */
  readonly comparedWith?: string;
}

/** Two clocks, in nanoseconds: the one on the wall, and the time the processor worked for this process. */
export interface Clock {
  wall(): number;
  cpu(): number;
}

export interface Effort {
  readonly rounds: number;
  /** How long one job takes in one round, about, and how long it is warmed up, both by the processor's time. */
  readonly roundMs: number;
  readonly warmUpMs: number;
}

/** Units a second. */
interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

interface Measurement {
  readonly what: string;
  /** By the clock on the wall. */
  readonly perSecond: Spread;
  /** By the processor's time: what a core does that has nothing else to do. */
  readonly perCpuSecond: Spread;
  /** The median of the rounds' ratios by the processor's time, each to the same round of the other job. */
  readonly ratio?: number;
  readonly comparedWith?: string;
}

export interface Report {
  readonly measurements: readonly Measurement[];
  /** The part of the wall's time that the process had a core to itself, 0 to 1, in the median round. */
  readonly ownShare: number;
  /** Why the figures are not to be trusted; empty where the machine was quiet. */
  readonly noise: readonly string[];
}

/** Below this share others were on the core; with more than this spread between the rounds something else changed. */
const QUIET = { ownShare: 0.9, spread: 0.3 };

interface Round {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly ownShare: number;
}

/** Measures the jobs in alternating rounds, so that what slows the machine for a while slows all of them. */
export function measure(jobs: readonly Job[], { rounds, roundMs, warmUpMs }: Effort, clock: Clock): Report {
  const units = jobs.map(({ work }) => Math.max(1, Math.round(rateAfterWarmUp(work, warmUpMs, clock) * roundMs)));
  const runs: Round[][] = jobs.map(() => []);
  for (let round = 0; round < rounds; round++) {
    jobs.forEach(({ work }, index) => runs[index]?.push(oneRound(work, units[index] ?? 1, clock)));
  }
  const of = (what: string): readonly Round[] => runs[jobs.findIndex((job) => job.what === what)] ?? [];
  const measurements = jobs.map(({ what, comparedWith }): Measurement => {
    const own = of(what);
    return {
      what,
      perSecond: spreadOf(own.map(({ perSecond }) => perSecond)),
      perCpuSecond: spreadOf(own.map(({ perCpuSecond }) => perCpuSecond)),
      ...(comparedWith !== undefined && { comparedWith, ratio: median(ratios(own, of(comparedWith))) }),
    };
  });
  const ownShare = median(runs.flat().map((round) => round.ownShare));
  return { measurements, ownShare, noise: noiseOf(measurements, ownShare) };
}

/** Works for so long, in doubling steps, and gives back the units a millisecond of the last step. */
function rateAfterWarmUp(work: Job['work'], warmUpMs: number, clock: Clock): number {
  const began = clock.cpu();
  for (let units = 1; ; units *= 2) {
    const before = clock.cpu();
    work(units);
    const now = clock.cpu();
    if (now - began >= warmUpMs * 1e6) return (units * 1e6) / Math.max(1, now - before);
  }
}

function oneRound(work: Job['work'], units: number, clock: Clock): Round {
  const [wall, cpu] = [clock.wall(), clock.cpu()];
  work(units);
  // A clock too coarse for a short round must not divide by nothing.
  const [wallTaken, cpuTaken] = [Math.max(1, clock.wall() - wall), Math.max(1, clock.cpu() - cpu)];
  return {
    perSecond: (units * 1e9) / wallTaken,
    perCpuSecond: (units * 1e9) / cpuTaken,
    ownShare: Math.min(1, cpuTaken / wallTaken),
  };
}

const ratios = (rounds: readonly Round[], others: readonly Round[]): number[] =>
  rounds.map(({ perCpuSecond }, index) => perCpuSecond / (others[index]?.perCpuSecond ?? NaN));

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

const spreadOf = (numbers: readonly number[]): Spread => ({
  median: median(numbers),
  min: Math.min(...numbers),
  max: Math.max(...numbers),
});

function noiseOf(measurements: readonly Measurement[], ownShare: number): string[] {
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const noise = measurements.flatMap(({ what, perCpuSecond: { median, min, max } }) => {
    const spread = (max - min) / median;
    return spread > QUIET.spread ? [`${what}: the rounds differ by ${percent(spread)} of their median`] : [];
  });
  return ownShare < QUIET.ownShare ? [`others had the core for ${percent(1 - ownShare)} of the time`, ...noise] : noise;
}
