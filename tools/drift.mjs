// Do the migrations build exactly what prisma/schema.prisma says? Shows the SQL of the difference, if there is one.
// node tools/drift.mjs --write <name> makes that SQL the next migration.
import { mkdirSync, writeFileSync } from 'node:fs';
import { prepare } from './prepare.mjs';
import { Failure, inProject, main, say } from './prepare/project.mjs';
import { makeMigratedDatabase, startThrowAwayServer } from './prepare/throw-away-server.mjs';
import { databaseModule } from './prepare/transpile.mjs';

/** A difference made by hand must be found: a check that finds nothing at all proves nothing. */
async function proveThatItBites(url, missingSql) {
  const { withClient } = await databaseModule('databases');
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' LIMIT 1",
    );
    await client.query(`ALTER TABLE "${rows[0].table_name}" ADD COLUMN made_by_hand integer`);
  });
  if ((await missingSql(url)) === undefined)
    throw new Failure('The drift check does not see a column that was added by hand.');
}

function write(name, sql) {
  if (!/^[a-z0-9_]+$/.test(name)) throw new Failure('A migration’s name is made of small letters, digits and _.');
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = inProject('prisma/migrations', `${time}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/migration.sql`, sql);
  say(`Written: ${folder}/migration.sql. Read it, and add what the schema cannot say.`);
}

await main(async () => {
  await prepare('install');
  const { missingSql } = await import('./prepare/schema-engine.mjs');
  const server = await startThrowAwayServer();
  try {
    const { url, drop } = await makeMigratedDatabase(server.url, `dix_de_der_drift_${process.pid}`);
    const sql = await missingSql(url);
    const [flag, name] = process.argv.slice(2);
    if (flag === '--write') {
      if (sql === undefined) say('The migrations already build the schema.');
      else write(name ?? '', sql);
    } else {
      if (sql !== undefined) throw new Failure(`The migrations do not build the schema. What is missing:\n\n${sql}`);
      await proveThatItBites(url, missingSql);
      say('The migrations build the schema.');
    }
    await drop();
  } finally {
    await server.stop();
  }
});
