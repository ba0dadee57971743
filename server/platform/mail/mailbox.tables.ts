import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, idColumn } from '#server/platform/db/columns.ts'

/** Emails that were stored instead of sent. Ids sort by time, so the newest has the greatest id. */
export const mailboxMessages = pgTable('mailbox_messages', {
  id: idColumn(),
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  createdAt: createdAt(),
})
