import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // `generate` needs no database, so a missing URL is no fault here; `migrate` says so itself.
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
});
