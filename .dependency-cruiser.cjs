// The walls of the house. `npm run check` holds them, tools/check-walls.mjs proves that each of them bites.
const SPEC = '\\.spec\\.ts$';
const PURE = '^src/(belote|contest|shared)/';
const GENERATED = [
  '^src/database/generated/',
  '^src/database/prisma\\.service\\.ts$',
  '(^|/)node_modules/@prisma/',
  '^@prisma/',
];
const NEST =
  '(^|node_modules/)(@nestjs/common|@nestjs/core|@nestjs/swagger|@nestjs/platform-express|rxjs|express|@types/express)($|/)';

/** Only these may be imported from there. */
const only = (name, comment, from, allowed, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { pathNot: allowed, ...more },
});
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    only(
      'belote-is-pure',
      'The game knows no framework, no database, no Node.',
      { path: '^src/belote/', pathNot: SPEC },
      ['^src/(belote|shared)/'],
    ),
    only(
      'contest-is-pure',
      'The tournament rules know no framework, and not the game.',
      { path: '^src/contest/', pathNot: SPEC },
      ['^src/(contest|shared)/'],
    ),
    only('shared-is-pure', 'What all may use uses nobody.', { path: '^src/shared/', pathNot: SPEC }, ['^src/shared/']),
    only(
      'dto-describes',
      'A dto describes a body: decorators, words of the pure folders, the shared fields.',
      { path: '^src/.+/dto/' },
      [
        PURE,
        '^src/.+/dto/',
        '^src/http/fields/',
        '(^|node_modules/)(class-validator|class-transformer|@nestjs/swagger)($|/)',
      ],
    ),
    never(
      'database-is-behind-repositories',
      'The generated client is for repositories, src/database and tools.',
      { path: '^src/', pathNot: ['\\.repository\\.ts$', '^src/database/'] },
      { path: GENERATED },
    ),
    only(
      'service-decides',
      'A service knows its repository, the services of others, the pure folders.',
      { path: '^src/([^/]+)/.+\\.service\\.ts$', pathNot: '^src/database/' },
      [
        '^src/$1/',
        '^src/.+\\.service\\.ts$',
        '^src/[^/]+/dto/',
        PURE,
        '^src/database/(database|database-errors|new-id)\\.ts$',
        '^src/config\\.ts$',
        NEST,
      ],
      // node:crypto and the like.
      { dependencyTypesNot: ['core'] },
    ),
    never(
      'service-knows-no-http',
      'A rule that knows HTTP cannot be used without it.',
      { path: '\\.service\\.ts$' },
      { path: '^src/http/' },
    ),
    only(
      'controller-is-thin',
      'A controller knows its service, the shapes of bodies and answers, and http.',
      { path: '^src/([^/]+)/.+\\.controller\\.ts$' },
      ['^src/$1/.*\\.service\\.ts$', '^src/[^/]+/dto/', '^src/http/', '^src/shared/', '^src/config\\.ts$', NEST],
    ),
    never(
      'repository-is-private',
      'No feature imports the repository of another.',
      { path: '^src/([^/]+)/' },
      { path: '^src/[^/]+/.*\\.repository\\.ts$', pathNot: '^src/$1/' },
    ),
    never(
      'src-knows-no-tests',
      'What is shipped does not depend on its tests.',
      { path: '^src/' },
      { path: '^(test|bench|tools)/' },
    ),
    never('no-cycles', 'Two files that need each other are one concept, or three.', {}, { circular: true }),
    never(
      'no-missing',
      'What cannot be found cannot be judged.',
      { pathNot: '^src/database/generated/' },
      { couldNotResolve: true },
    ),
    never(
      'no-dev-dependencies',
      'What runs at the organiser’s place is installed there.',
      { path: '^src/', pathNot: SPEC },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: ['node_modules/@types/'] },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^src/database/generated/'] },
    // The mutation tester is a package of its own, whose dependencies are there only for whoever runs it.
    exclude: { path: ['^(dist|coverage|data|\\.build|tools/mutation)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
