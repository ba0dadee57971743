import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Settings of the whole installation, shared by all nodes. */
export const systemSettings = pgTable('system_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})
