import { and, count, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import type { RecordingPurpose } from '#shared/features/base/recordings/recording-kinds.ts'
import {
  isDiscardedRecording,
  isKeptRecording,
  isOngoingRecording,
  type RecordingStatus,
} from '#shared/features/base/recordings/recording-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { recordings } from './recordings.tables.ts'

export type RecordingRow = typeof recordings.$inferSelect
export type Subject = { purpose: RecordingPurpose; subjectId: Id }

export async function insertRecording(db: Db, recording: typeof recordings.$inferInsert): Promise<RecordingRow> {
  const [row] = await db.insert(recordings).values(recording).returning()
  if (!row) throw new Error('insert returned no recording')
  return row
}

export async function selectRecording(db: Db, id: Id): Promise<RecordingRow | null> {
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id))
  return row ?? null
}

/** Row lock until the transaction ends. */
export async function lockRecording(tx: Db, id: Id): Promise<RecordingRow | null> {
  const [row] = await tx.select().from(recordings).where(eq(recordings.id, id)).for('update')
  return row ?? null
}

export async function selectRecordingOfFile(db: Db, fileId: Id): Promise<RecordingRow | null> {
  const [row] = await db.select().from(recordings).where(eq(recordings.fileId, fileId))
  return row ?? null
}

const isOf = ({ purpose, subjectId }: Subject) =>
  and(eq(recordings.purpose, purpose), eq(recordings.subjectId, subjectId))

/** Not discarded, newest first. */
export const selectTakes = (db: Db, ownerId: Id, subject: Subject): Promise<RecordingRow[]> =>
  db
    .select()
    .from(recordings)
    .where(and(isOf(subject), eq(recordings.ownerId, ownerId), statusNotIn(recordings.status, isDiscardedRecording)))
    .orderBy(desc(recordings.id))

export const selectOfSubject = (db: Db, subject: Subject, status?: RecordingStatus): Promise<RecordingRow[]> =>
  db
    .select()
    .from(recordings)
    .where(and(isOf(subject), status && eq(recordings.status, status)))
    .orderBy(desc(recordings.id))

/** What this person kept for other subjects of the same purpose, newest first. */
export const selectKeptElsewhere = (
  db: Db,
  ownerId: Id,
  { purpose, subjectId }: Subject,
  limit: number,
): Promise<RecordingRow[]> =>
  db
    .select()
    .from(recordings)
    .where(
      and(
        eq(recordings.ownerId, ownerId),
        eq(recordings.purpose, purpose),
        ne(recordings.subjectId, subjectId),
        statusIn(recordings.status, isKeptRecording),
      ),
    )
    .orderBy(desc(recordings.id))
    .limit(limit)

export async function countTakes(db: Db, ownerId: Id, subject: Subject): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recordings)
    .where(
      and(
        isOf(subject),
        eq(recordings.ownerId, ownerId),
        eq(recordings.isCounted, true),
        sql`${recordings.take} is not null`,
      ),
    )
  return row?.count ?? 0
}

/** Kept without recording here: uploaded files and copies. */
export async function countUploadsAndCopies(db: Db, ownerId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recordings)
    .where(and(eq(recordings.ownerId, ownerId), isNull(recordings.take), gt(recordings.createdAt, since)))
  return row?.count ?? 0
}

export const setBytes = async (tx: Db, id: Id, bytes: number): Promise<void> => {
  await tx.update(recordings).set({ bytes }).where(eq(recordings.id, id))
}

export const BATCH = 200

export const selectUnfinished = (db: Db, createdBefore: Date): Promise<RecordingRow[]> =>
  db
    .select()
    .from(recordings)
    .where(and(statusIn(recordings.status, isOngoingRecording), lt(recordings.createdAt, createdBefore)))
    .orderBy(recordings.createdAt)
    .limit(BATCH)

export const selectUnfinishedOf = (db: Db, ownerId: Id): Promise<RecordingRow[]> =>
  db
    .select()
    .from(recordings)
    .where(and(eq(recordings.ownerId, ownerId), statusIn(recordings.status, isOngoingRecording)))

export const deleteOfSubject = async (tx: Db, subject: Subject): Promise<void> => {
  await tx.delete(recordings).where(isOf(subject))
}

export const deleteRow = async (tx: Db, id: Id): Promise<void> => {
  await tx.delete(recordings).where(eq(recordings.id, id))
}

/** False while another file of this person is being read: that holds a connection for a while, and the pool is small. */
export async function tryLockReading(tx: Db, ownerId: Id): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`reading:${ownerId}`}, 0)) as "isFree"`,
  )
  return rows[0]?.isFree ?? false
}

/** Serialized: two tabs starting at once would both see one take left. */
export async function lockTakes(tx: Db, ownerId: Id, { purpose, subjectId }: Subject): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`takes:${ownerId}:${purpose}:${subjectId}`}, 0))`,
  )
}
