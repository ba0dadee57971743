// For drizzle-kit only, which writes a migration from the difference between the tables and the last snapshot:
// `npx drizzle-kit generate --name what-changes`. The product runs them with server/platform/db/migrate.ts.

import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/*.tables.ts',
  out: './server/migrations',
})
