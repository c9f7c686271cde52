// The page the demo is printed on: colours and a bar that moves in a terminal, plain lines everywhere else.

const CLEAR_LINE = '\r\u001b[K';
const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';
const HEIGHTS = '▁▂▃▄▅▆▇█';
const BAR = 32;
/** What to do around a line while a bar moves below it: nothing, where none moves. */
const STILL = { isMoving: false, before: () => undefined, after: () => undefined };
const WIDEST = 120;
/** A column that is narrower breaks more than it orders. */
const NARROWEST = 20;

/** Columns that a text takes in a terminal: accents are one, escape sequences none. */
// eslint-disable-next-line no-control-regex -- that is how they begin
export const widthOf = (text) => [...text.replaceAll(/\u001b\[[\d;]*m/g, '').normalize('NFC')].length;
export const padEnd = (text, width) => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text, width) => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Shortens what would break a table. */
export const fit = (text, width) =>
  padEnd(widthOf(text) > width ? `${[...text].slice(0, width - 1).join('')}…` : text, width);

/**
 * @typedef {object} Page
 * @property {(line?: string) => void} line
 * @property {(head: string, text: string, paint?: (text: string) => string) => void} wrapped a text behind a head, in as
 *   many lines as it needs
 * @property {(text: string, isRemarkable?: boolean) => void} note something that happened; above the bar while one moves
 * @property {(title: string) => void} heading
 * @property {(label: string, total: number, tables: readonly number[], words: { sheets: string }) => Progress} progress
 * @property {Record<'bold' | 'dim' | 'gold' | 'green' | 'red' | 'blue', (text: string) => string>} paint
 * @property {() => void} restore leaves the terminal as it was
 */

/**
 * @typedef {object} Progress
 * @property {(table: number) => void} step one sheet of the table with that place is in
 * @property {() => void} end
 */

/**
 * @param {NodeJS.WriteStream} out
 * @returns {Page}
 */
export function openPage(out) {
  const isLive = out.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  const colour = (code) => (text) => (isLive ? `\u001b[${code}m${text}\u001b[0m` : text);
  const paint = {
    bold: colour('1'),
    dim: colour('2'),
    gold: colour('1;33'),
    green: colour('32'),
    red: colour('31'),
    blue: colour('36'),
  };
  let bar = STILL;
  const line = (text = '') => {
    bar.before();
    out.write(`${text}\n`);
    bar.after();
  };
  const columns = Math.min(out.columns ?? WIDEST, WIDEST);
  const wrapped = (head, text, painted = (part) => part) => {
    for (const [place, part] of partsOf(text, columns - widthOf(head)).entries())
      line((place === 0 ? head : ' '.repeat(widthOf(head))) + painted(part));
  };
  return {
    line,
    paint,
    wrapped,
    note: (text, isRemarkable = true) => wrapped(`  ${(isRemarkable ? paint.gold : paint.blue)('•')} `, text),
    heading: (title) => {
      line();
      line(paint.bold(`── ${title} ${'─'.repeat(Math.max(2, 76 - widthOf(title)))}`));
    },
    progress: isLive ? liveProgress(out, paint, (around) => (bar = around)) : plainProgress(line),
    restore: () => {
      if (bar.isMoving) out.write(`\n${SHOW_CURSOR}`);
      bar = STILL;
    },
  };
}

/** Breaks a text between words. */
function partsOf(text, width) {
  const parts = [''];
  for (const word of text.split(' ')) {
    const longer = parts.at(-1) === '' ? word : `${parts.at(-1)} ${word}`;
    if (widthOf(longer) <= Math.max(width, NARROWEST)) parts[parts.length - 1] = longer;
    else parts.push(word);
  }
  return parts;
}

/** A bar that fills, and beside it one column a table that grows. */
function liveProgress(out, paint, surround) {
  return (label, total, tables, { sheets }) => {
    const done = tables.map(() => 0);
    let count = 0;
    let drawnAt = 0;
    const draw = () => {
      drawnAt = performance.now();
      const full = Math.round((BAR * count) / total);
      const columns = done.map((n, place) => HEIGHTS[Math.min(7, Math.floor((8 * n) / tables[place]))]).join('');
      const bar = paint.green('█'.repeat(full)) + paint.dim('░'.repeat(BAR - full));
      const number = `${padStart(String(count), 4)}/${total} ${sheets}`;
      out.write(`${CLEAR_LINE}  ${label} ${bar} ${number}  ${paint.blue(columns)}`);
    };
    out.write(HIDE_CURSOR);
    surround({ isMoving: true, before: () => out.write(CLEAR_LINE), after: draw });
    draw();
    return {
      step: (table) => {
        done[table]++;
        count++;
        // Quicker than the eye would only cost time.
        if (performance.now() - drawnAt > 40) draw();
      },
      end: () => {
        draw();
        surround(STILL);
        out.write(`\n${SHOW_CURSOR}`);
      },
    };
  };
}

/** A line for each quarter. */
function plainProgress(line) {
  return (label, total, _tables, { sheets }) => {
    let count = 0;
    return {
      step: () => {
        count++;
        const quarter = (n) => Math.floor((4 * n) / total);
        if (quarter(count) > quarter(count - 1))
          line(`  ${label} ${25 * quarter(count)} %  ${count}/${total} ${sheets}`);
      },
      end: () => undefined,
    };
  };
}
