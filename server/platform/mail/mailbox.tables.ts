import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/platform/db/columns.ts'

/** Mail that was written instead of sent. A running number, because mails of one millisecond have an order too. */
export const mailboxMessages = pgTable('mailbox_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  createdAt: createdAt(),
})
