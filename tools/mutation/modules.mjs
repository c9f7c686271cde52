// TypeScript modules of the project, transpiled once and evaluated as often as somebody wants a fresh set of them.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

/** What the tests are transpiled with under Jest, so that the same code runs here. */
async function transpilerOf(root) {
  const { default: jest } = await import(new URL(`file://${join(root, 'jest.config.mjs').replaceAll('\\', '/')}`).href);
  const [, options] = jest.transform['^.+\\.ts$'];
  const { transformSync } = createRequire(join(root, 'package.json'))('@swc/core');
  return (filename) =>
    transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      filename,
      swcrc: false,
      module: { type: 'commonjs' },
    }).code;
}

/** What a CommonJS module is called with; the transpiler makes `import.meta.url` from the file's name. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/** "./x.js" is "./x.ts" here, as in Jest's moduleNameMapper. */
function fileOf(from, specifier) {
  const wanted = join(dirname(from), specifier).replace(/\.js$/, '.ts');
  if (!existsSync(wanted)) throw new Error(`${from} imports ${specifier}, which is not there.`);
  return wanted;
}

/**
 * A function that loads modules of the project at `root`. Each call evaluates the files named, and what they import, anew:
 * no module keeps anything from the call before. `given` stands in for packages, by name.
 */
export async function moduleLoader(root, given) {
  const transpile = await transpilerOf(root);
  const native = createRequire(join(root, 'package.json'));
  const compiled = new Map();
  const compile = (file) => {
    if (!compiled.has(file)) {
      compiled.set(file, compileFunction(transpile(file), PARAMETERS, { filename: file }));
    }
    return compiled.get(file);
  };

  return (files) => {
    const modules = new Map();
    const load = (file) => {
      const known = modules.get(file);
      if (known) return known.exports;
      const module = { exports: {} };
      modules.set(file, module);
      const require = (specifier) => {
        if (specifier.startsWith('.')) return load(fileOf(file, specifier));
        return given[specifier] ?? native(specifier);
      };
      compile(file)(module.exports, require, module, file, dirname(file));
      return module.exports;
    };
    for (const file of files) load(file);
  };
}
