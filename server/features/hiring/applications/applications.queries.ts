import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { type ApplicationStatus, isEnded } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationEntries, applicationEvents, applications } from './applications.tables.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type EventRow = typeof applicationEvents.$inferSelect
export type EntryRow = typeof applicationEntries.$inferSelect

/** Without the submission, which is most of the row and which lists do not need. */
const { sent, ...light } = getTableColumns(applications)
export const lightColumns = { ...light, jobTitle: sql<string>`${sent} -> 'job' ->> 'title'` }
export type LightRow = Omit<ApplicationRow, 'sent'> & { jobTitle: string }

export async function selectApplication(db: Db, id: Id): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row ?? null
}

export async function selectEndedAmong(db: Db, ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), statusIn(applications.status, isEnded)))
  return rows.map(({ id }) => id)
}

/** Serialises concurrent actions: the row stays locked until the transaction ends. */
export async function lockApplication(tx: Db, id: Id): Promise<ApplicationRow | null> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  return row ?? null
}

/** For everything but the status, which only `moveApplication` changes. */
export async function updateApplication(
  db: Db,
  id: Id,
  change: Partial<Omit<ApplicationRow, 'id' | 'status'>>,
): Promise<void> {
  await db.update(applications).set(change).where(eq(applications.id, id))
}

export async function insertEntry(db: Db, entry: typeof applicationEntries.$inferInsert): Promise<void> {
  await db.insert(applicationEntries).values(entry)
}

export const selectEntries = (db: Db, applicationId: Id): Promise<EntryRow[]> =>
  db
    .select()
    .from(applicationEntries)
    .where(eq(applicationEntries.applicationId, applicationId))
    .orderBy(asc(applicationEntries.createdAt), asc(applicationEntries.id))

export const selectEvents = (db: Db, applicationId: Id): Promise<EventRow[]> =>
  db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.subjectId, applicationId))
    .orderBy(asc(applicationEvents.createdAt), asc(applicationEvents.id))

export async function selectWasIn(db: Db, id: Id, statuses: readonly ApplicationStatus[]): Promise<boolean> {
  const { subjectId, toStatus } = applicationEvents
  const rows = await db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(and(eq(subjectId, id), inArray(toStatus, [...statuses])))
    .limit(1)
  return rows.length > 0
}
