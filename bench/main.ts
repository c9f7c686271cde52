// Started by `npm run bench` (tools/bench.mjs), which translates this folder and what it needs of src.
import { firstDisagreement, jobs } from './jobs.js';
import { measure } from './measure.js';
import { tableOf } from './report.js';

const AGREED_DEALS = 2000;
const EFFORT = { rounds: 15, roundMs: 300, warmUpMs: 1500 };

const disagreement = firstDisagreement(AGREED_DEALS);
if (disagreement === undefined) {
  const report = measure(jobs(), EFFORT, {
    wall: () => Number(process.hrtime.bigint()),
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) * 1000;
    },
  });
  console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : tableOf(report));
} else {
  console.error(`The two ways to play a deal out give different points, so nothing is measured: ${disagreement}.`);
  process.exitCode = 1;
}
