// Prisma's schema engine as WebAssembly. The usual one is a binary that would be downloaded from a host of its own.
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';
import { inProject } from './project.mjs';

const SCHEMA = 'prisma/schema.prisma';
const schemaFiles = () => [{ path: SCHEMA, content: readFileSync(inProject(SCHEMA), 'utf8') }];

/**
 * The adapter for `pg`, with one type more: the engine reads the catalogue of Postgres, whose "char" the adapter refuses.
 */
class CatalogueAdapter extends PrismaPg {
  async connect() {
    const adapter = await super.connect();
    const charactersOf = new WeakMap();
    const ask = adapter.performIO.bind(adapter);
    adapter.performIO = async (query) => {
      const result = await ask(query);
      const isCharacter = (field) => field.dataTypeID === pg.types.builtins.CHAR;
      charactersOf.set(result.rows, result.fields.map(isCharacter));
      for (const field of result.fields.filter(isCharacter)) field.dataTypeID = pg.types.builtins.TEXT;
      return result;
    };
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const answer = await queryRaw(query);
      const characters = charactersOf.get(answer.rows) ?? [];
      const columnTypes = answer.columnTypes.map((type, n) => (characters[n] ? ColumnTypeEnum.Character : type));
      return { ...answer, columnTypes };
    };
    return adapter;
  }
}

let loaded;

/** Once in a process: the glue keeps views of the one memory it was given. */
async function loadGlue() {
  // The package's own entry imports the .wasm file as a module, which Node does not do without a flag.
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': glue });
  // Where the engine leaves its last words.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (text) => process.stderr.write(`${text}\n`) };
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

async function startEngine(databaseUrl) {
  loaded ??= loadGlue();
  const { SchemaEngine } = await loaded;
  const adapter = bindMigrationAwareSqlAdapterFactory(new CatalogueAdapter({ connectionString: databaseUrl }));
  const datamodels = schemaFiles().map(({ path, content }) => [path, content]);
  return SchemaEngine.new({ datamodels }, () => undefined, adapter);
}

/** The SQL that would make this database what the schema says; undefined when it is. */
export async function missingSql(databaseUrl) {
  const engine = await startEngine(databaseUrl);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files: schemaFiles(), configDir: inProject() },
      to: { tag: 'schemaDatamodel', files: schemaFiles() },
      script: true,
      exitCode: true,
      filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
    });
    return exitCode === 2 ? stdout : undefined;
  } finally {
    engine.free();
  }
}
