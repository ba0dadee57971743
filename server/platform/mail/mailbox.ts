// The embedded mailbox: where email goes when there is no mail server. Read at /dev/mailbox, never in production.

import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { mailboxMessages } from './mailbox.tables.ts'

export const MAILBOX_CAPACITY = 500

export type MailboxMessage = typeof mailboxMessages.$inferSelect

export async function storeMessage(db: Db, message: typeof mailboxMessages.$inferInsert): Promise<void> {
  await db.insert(mailboxMessages).values(message)
  const newestTooMany = db
    .select({ id: mailboxMessages.id })
    .from(mailboxMessages)
    .orderBy(desc(mailboxMessages.id))
    .offset(MAILBOX_CAPACITY)
    .limit(1)
  await db.delete(mailboxMessages).where(lte(mailboxMessages.id, sql`(${newestTooMany})`))
}

/** Newest first. */
export function selectMessages(
  db: Db,
  { to, before, limit }: { to?: string | undefined; before?: Id | undefined; limit: number },
): Promise<MailboxMessage[]> {
  return db
    .select()
    .from(mailboxMessages)
    .where(
      and(
        to === undefined ? undefined : eq(mailboxMessages.recipient, to),
        before === undefined ? undefined : lt(mailboxMessages.id, before),
      ),
    )
    .orderBy(desc(mailboxMessages.id))
    .limit(limit)
}

export async function selectMessage(db: Db, id: Id): Promise<MailboxMessage | undefined> {
  const [message] = await db.select().from(mailboxMessages).where(eq(mailboxMessages.id, id))
  return message
}

export async function deleteMessages(db: Db): Promise<void> {
  await db.delete(mailboxMessages)
}
