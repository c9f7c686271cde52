// `npm run demo`: a whole club tournament on a server of its own, through HTTP only. Options: npm run demo -- --help
import { prepare } from './prepare.mjs';
import { Failure, main } from './prepare/project.mjs';
import { connect } from './demo/api.mjs';
import { DEALS_PER_ROUND, ROUNDS, openClub, seconds } from './demo/club.mjs';
import { playRound } from './demo/hall.mjs';
import { HELP, readOptions } from './demo/options.mjs';
import { prove, showFinal, showTop } from './demo/ranking.mjs';
import { startServer } from './demo/server.mjs';
import { showSheets } from './demo/show.mjs';
import { correctForgotten, correctSwapped, penaliseLate } from './demo/slips.mjs';
import { openPage } from './demo/terminal.mjs';
import { WORDS } from './demo/words.mjs';

const INTERRUPTED = 130;
/** The slip of round 2 is found out after this round. */
const FOUND_AFTER = 3;

/** Ctrl-C, the system, or whoever started npm asks the demo to end. */
function listenForEnd() {
  const ending = new AbortController();
  const end = () => ending.abort(new Failure('Interrupted.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  const parent = process.ppid;
  // npm hands a signal to the shell it started us with, and that shell ends without telling us.
  if (process.env.npm_lifecycle_event && process.platform !== 'win32')
    setInterval(() => process.ppid !== parent && end(), 500).unref();
  return ending;
}

/** @returns {Promise<boolean>} whether the sums agree */
async function playTournament({ api, page, words, seed }) {
  const club = await openClub({ api, page, words, seed });
  const shown = new Set();
  let swapped;
  for (let number = 1; number <= ROUNDS; number++) {
    const { slips, tables } = await playRound(club, number);
    swapped ??= slips.swapped;
    await correctForgotten(club, slips.forgotten);
    await penaliseLate(club, number);
    await showSheets(club, tables, shown);
    await api.post(`${club.tournament}/rounds/${number}/close`);
    await showTop(club, number);
    if (number === FOUND_AFTER && swapped !== undefined) await correctSwapped(club, swapped);
  }
  await api.post(`${club.tournament}/finish`);
  return prove(club, await showFinal(club));
}

/** The whole demo; gives back the exit code. */
async function show({ seed, lang, keep }, page, ending) {
  const began = performance.now();
  const words = WORDS[lang];
  page.line();
  page.line(`  ${page.paint.gold('DIX DE DER')}  ${words.intro}`);
  const size = { pairs: 32, tables: 16, rounds: ROUNDS, of: DEALS_PER_ROUND };
  page.line(`  ${page.paint.dim(`${words.settings(size)} ${seed}`)}`);
  page.line();
  page.line(`  ${words.starting}`);
  const server = await startServer(ending);
  try {
    page.line(`  ${words.ready(server.url, seconds(began))}`);
    const api = connect(server, { language: lang, signal: ending.signal });
    const isProved = await playTournament({ api, page, words, seed });
    page.line();
    page.line(`  ${words.took(seconds(began), api.requests())}`);
    if (keep) await stayUp(server, page, words, ending);
    return isProved ? 0 : 1;
  } finally {
    page.restore();
    await server.stop();
    page.line(`  ${page.paint.dim(words.removed)}`);
  }
}

/** Until Ctrl-C, which then is no fault; or until the server ends, which is one. */
async function stayUp({ url, key }, page, words, ending) {
  page.line();
  page.line(`  ${page.paint.bold(words.kept)}`);
  page.line(`  ${words.documentation}: ${url}/docs`);
  page.line(`  ${words.key}: ${key}`);
  await new Promise((resolve) => ending.signal.addEventListener('abort', resolve, { once: true }));
  if (ending.signal.reason.message !== 'Interrupted.') throw ending.signal.reason;
  page.line();
}

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const ending = listenForEnd();
  await prepare('build');
  ending.signal.throwIfAborted();
  const page = openPage(process.stdout);
  try {
    return await show(options, page, ending);
  } catch (error) {
    // Whatever fails in that moment fails because of it.
    if (!ending.signal.aborted) throw error;
    if (ending.signal.reason.message !== 'Interrupted.') throw ending.signal.reason;
    process.stderr.write('\nInterrupted.\n');
    return INTERRUPTED;
  }
});
