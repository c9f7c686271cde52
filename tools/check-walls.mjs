// Proves that every wall of .dependency-cruiser.cjs bites: for each rule small houses that break it, and the rule must
// complain. A wall whose pattern matches nothing would otherwise stand for ever and hold nothing.
import { cruise } from 'dependency-cruiser';
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure, inProject, main, say } from './prepare/project.mjs';

const imports = (...paths) => paths.map((path) => `import '${path}';\n`).join('');

/** Files that stand in every house, to be imported. */
const NEIGHBOURS = {
  'src/belote/card.ts': '',
  'src/contest/draw.ts': '',
  'src/shared/result.ts': '',
  'src/config.ts': '',
  'src/database/database.ts': '',
  'src/database/prisma.service.ts': '',
  'src/database/generated/client.ts': '',
  'src/http/answer.ts': '',
  'src/http/fields/fields.ts': '',
  'src/players/players.service.ts': '',
  'src/players/players.repository.ts': '',
  'src/players/dto/player.ts': '',
  'test/support/database.ts': '',
};

/** [the rule that must complain, the file that breaks it, what it imports] */
const BREACHES = [
  ['belote-is-pure', 'src/belote/x.ts', ['node:fs']],
  ['belote-is-pure', 'src/belote/x.ts', ['@nestjs/common']],
  ['belote-is-pure', 'src/belote/x.ts', ['../contest/draw.js']],
  ['belote-is-pure', 'src/belote/x.ts', ['../database/database.js']],
  ['contest-is-pure', 'src/contest/x.ts', ['node:crypto']],
  ['contest-is-pure', 'src/contest/x.ts', ['class-validator']],
  ['contest-is-pure', 'src/contest/x.ts', ['../belote/card.js']],
  ['shared-is-pure', 'src/shared/x.ts', ['../belote/card.js']],
  ['shared-is-pure', 'src/shared/x.ts', ['node:path']],
  ['dto-describes', 'src/tables/dto/x.ts', ['@nestjs/common']],
  ['dto-describes', 'src/tables/dto/x.ts', ['../../http/answer.js']],
  ['dto-describes', 'src/tables/dto/x.ts', ['../../players/players.service.js']],
  ['database-is-behind-repositories', 'src/tables/x.ts', ['../database/generated/client.js']],
  ['database-is-behind-repositories', 'src/http/x.ts', ['../database/prisma.service.js']],
  ['database-is-behind-repositories', 'src/tables/x.ts', ['@prisma/adapter-pg']],
  ['service-decides', 'src/tables/tables.service.ts', ['pg']],
  ['service-decides', 'src/tables/tables.service.ts', ['class-validator']],
  ['service-knows-no-http', 'src/tables/tables.service.ts', ['../http/answer.js']],
  ['controller-is-thin', 'src/tables/tables.controller.ts', ['../players/players.service.js']],
  ['controller-is-thin', 'src/tables/tables.controller.ts', ['../database/database.js']],
  ['repository-is-private', 'src/tables/tables.service.ts', ['../players/players.repository.js']],
  ['repository-is-private', 'src/tables/tables.module.ts', ['../players/players.repository.js']],
  ['src-knows-no-tests', 'src/tables/x.ts', ['../../test/support/database.js']],
  ['no-cycles', 'src/tables/x.ts', ['./x.js']],
  ['no-missing', 'src/tables/x.ts', ['./nowhere.js']],
  ['no-dev-dependencies', 'src/tables/x.ts', ['fast-check']],
];

/** What may be imported, so that a wall does not become a dead end. */
const ALLOWED = [
  ['src/belote/x.ts', ['./card.js', '../shared/result.js']],
  ['src/contest/x.ts', ['./draw.js', '../shared/result.js']],
  [
    'src/tables/dto/x.ts',
    ['class-validator', '@nestjs/swagger', '../../belote/card.js', '../../http/fields/fields.js'],
  ],
  ['src/tables/tables.repository.ts', ['../database/generated/client.js', '../database/prisma.service.js']],
  [
    'src/tables/tables.service.ts',
    ['node:crypto', '@nestjs/common', '../players/players.service.js', '../contest/draw.js'],
  ],
  ['src/tables/tables.controller.ts', ['@nestjs/common', '../http/answer.js', '../shared/result.js']],
];

const HOUSE = inProject('.build/walls');

function buildHouse(files) {
  rmSync(join(HOUSE, 'src'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(HOUSE, path)), { recursive: true });
    writeFileSync(join(HOUSE, path), `${text}export {};\n`);
  }
}

const { forbidden, options } = createRequire(import.meta.url)(inProject('.dependency-cruiser.cjs'));

async function complaintsAbout(path, imported) {
  buildHouse({ ...NEIGHBOURS, [path]: imports(...imported) });
  // The exclusion of .build would exclude this house.
  const house = { ...options, exclude: undefined, ruleSet: { forbidden, options }, validate: true, baseDir: HOUSE };
  const { output } = await cruise([path], house, house.enhancedResolveOptions);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

await main(async () => {
  mkdirSync(HOUSE, { recursive: true });
  copyFileSync(inProject('package.json'), join(HOUSE, 'package.json'));
  copyFileSync(inProject('tsconfig.json'), join(HOUSE, 'tsconfig.json'));
  rmSync(join(HOUSE, 'node_modules'), { force: true });
  // A junction, which Windows lets everybody make.
  symlinkSync(inProject('node_modules'), join(HOUSE, 'node_modules'), 'junction');
  const wrong = [];
  for (const [rule, path, imported] of BREACHES) {
    const complaints = await complaintsAbout(path, imported);
    if (!complaints.includes(rule)) wrong.push(`${rule} lets ${path} import ${imported} (heard: ${complaints})`);
  }
  for (const [path, imported] of ALLOWED) {
    const complaints = await complaintsAbout(path, imported);
    if (complaints.length > 0) wrong.push(`${path} may import ${imported}, but ${complaints} complain`);
  }
  const unproved = forbidden.filter(({ name }) => !BREACHES.some(([rule]) => rule === name));
  wrong.push(...unproved.map(({ name }) => `Nothing proves the wall ${name}.`));
  rmSync(HOUSE, { recursive: true, force: true });
  if (wrong.length > 0) throw new Failure(wrong.join('\n'));
  say(`${BREACHES.length} breaches, and each is noticed.`);
});
