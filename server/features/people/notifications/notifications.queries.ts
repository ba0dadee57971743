import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect
type NewNotification = typeof notifications.$inferInsert

const ofPerson = (personId: Id) => eq(notifications.personId, personId)
const isUnread = isNull(notifications.readAt)

/**
 * A repeated notification moves to the top of the list. Concurrent inserts meet at the unique index: the later one is counted on
 * the earlier one's row.
 */
export async function insertNotification(tx: Db, row: NewNotification): Promise<NotificationRow> {
  const before = row.subject ? await deleteUnreadLine(tx, row) : null
  const [stored] = await tx
    .insert(notifications)
    .values({ ...row, count: (before?.count ?? 0) + 1, mailDueAt: earlier(before?.mailDueAt, row.mailDueAt) })
    .onConflictDoUpdate({
      target: [notifications.personId, notifications.event, notifications.subject],
      targetWhere: sql`${notifications.readAt} is null and ${notifications.subject} <> ''`,
      // The later one may carry the count of a row it replaced.
      set: {
        count: sql`${notifications.count} + excluded.count`,
        mailDueAt: sql`least(${notifications.mailDueAt}, excluded.mail_due_at)`,
        values: row.values,
        href: row.href,
        aboutId: row.aboutId ?? null,
      },
    })
    .returning()
  if (!stored) throw new Error('insert returned no notification')
  return stored
}

async function deleteUnreadLine(tx: Db, { personId, event, subject = '' }: NewNotification) {
  const [line] = await tx
    .delete(notifications)
    .where(and(ofPerson(personId), eq(notifications.event, event), eq(notifications.subject, subject), isUnread))
    .returning({ count: notifications.count, mailDueAt: notifications.mailDueAt })
  return line ?? null
}

/** A repeat does not postpone the email about the first one. */
const earlier = (one: Date | null | undefined, other: Date | null | undefined): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other ?? null)

export function selectNotifications(
  db: Db,
  personId: Id,
  { before, limit }: { before: Id | undefined; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(ofPerson(personId), notifications.isListed, before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit)
}

export async function countUnread(db: Db, personId: Id): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(ofPerson(personId), notifications.isListed, isUnread))
  return row?.unread ?? 0
}

export async function selectNotification(db: Db, id: Id): Promise<NotificationRow | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id))
  return row ?? null
}

export async function updateRead(db: Db, id: Id, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now, mailDueAt: null })
    .where(and(eq(notifications.id, id), isUnread))
}

/** Only up to what the person has seen: later ones stay unread. */
export async function updateReadUpTo(db: Db, personId: Id, upTo: Id, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now, mailDueAt: null })
    .where(and(ofPerson(personId), lte(notifications.id, upTo), isUnread))
}

/** True if anything was unread. */
export async function updateReadSubjects(
  db: Db,
  { personId, event, subjects }: { personId: Id; event: NotificationEvent; subjects: readonly string[] },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: now, mailDueAt: null })
    .where(
      and(ofPerson(personId), eq(notifications.event, event), inArray(notifications.subject, [...subjects]), isUnread),
    )
  return (rowCount ?? 0) > 0
}

export async function selectPeopleWithDueMail(db: Db, now: Date, limit: number): Promise<Id[]> {
  const rows = await db
    .selectDistinct({ personId: notifications.personId })
    .from(notifications)
    .where(and(isNotNull(notifications.mailDueAt), lte(notifications.mailDueAt, now)))
    .limit(limit)
  return rows.map(({ personId }) => personId)
}

/** Claims the rows: a concurrent worker finds nothing due. */
export async function takeDueMail(tx: Db, personId: Id, now: Date): Promise<NotificationRow[]> {
  const due = await tx
    .select()
    .from(notifications)
    .where(and(ofPerson(personId), isNotNull(notifications.mailDueAt), lte(notifications.mailDueAt, now)))
    .orderBy(asc(notifications.id))
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await tx.update(notifications).set({ mailDueAt: null }).where(inArray(notifications.id, ids))
  return due
}

export async function deleteNotificationsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, time))
}
