import type { Report } from './measure.js';

const whole = (rate: number): string => Math.round(rate).toLocaleString('en');
const HEAD = ['', 'a second', 'min – max', 'a second of CPU', 'ratio'];

/** The table people read. Rates are medians of the rounds. */
export function tableOf({ measurements, ownShare, noise }: Report): string {
  const rows = measurements.map(({ what, perSecond, perCpuSecond, ratio, comparedWith }) => [
    what,
    whole(perSecond.median),
    `${whole(perSecond.min)} – ${whole(perSecond.max)}`,
    whole(perCpuSecond.median),
    ratio === undefined ? '' : `${ratio.toFixed(1)} × ${comparedWith ?? ''}`,
  ]);
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === HEAD.length - 1 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const judgement =
    noise.length === 0
      ? `The machine was quiet: the core was the bench's own for ${Math.round(ownShare * 100)} % of the time.`
      : ['The machine was too noisy to judge by this run:', ...noise.map((why) => `  ${why}`)].join('\n');
  return [line(HEAD), ...rows.map(line), '', judgement].join('\n');
}
