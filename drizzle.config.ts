// Only for drizzle-kit, which generates a migration from the difference between the tables and the last snapshot: `npx
// drizzle-kit generate --name what-changes`. The product runs migrations with server/platform/db/migrate.ts.

import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/*.tables.ts',
  out: './server/migrations',
})
