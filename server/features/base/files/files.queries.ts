import { and, asc, count, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { isLostFile, isReadyFile, isUnfinishedFile } from '#shared/features/base/files/file-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { fileEvents, files } from './files.tables.ts'

export type FileRow = typeof files.$inferSelect
export type FileEventRow = typeof fileEvents.$inferSelect

export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await db.insert(files).values(file).returning()
  if (!row) throw new Error('insert returned no file')
  return row
}

export async function selectFile(db: Db, fileId: Id): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, fileId))
  return row ?? null
}

export function selectReadyFiles(db: Db, fileIds: readonly Id[]): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), statusIn(files.status, isReadyFile)))
}

/** Returns the ids that exist and are now held. */
export async function updateHeld(db: Db, fileIds: readonly Id[], heldAt: Date): Promise<Id[]> {
  const rows = await db
    .update(files)
    .set({ heldAt: sql`coalesce(${files.heldAt}, ${heldAt.toISOString()}::timestamptz)` })
    .where(and(inArray(files.id, [...fileIds]), statusIn(files.status, isReadyFile)))
    .returning({ id: files.id })
  return rows.map(({ id }) => id)
}

export async function updateReleased(db: Db, fileIds: readonly Id[]): Promise<void> {
  await db
    .update(files)
    .set({ heldAt: null })
    .where(inArray(files.id, [...fileIds]))
}

export function selectUnfinishedFiles(db: Db, createdBefore: Date, limit: number): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(statusIn(files.status, isUnfinishedFile), lt(files.createdAt, createdBefore)))
    .limit(limit)
}

/** Bytes stored or being uploaded, by kind. */
export function selectUsage(db: Db, personId: Id): Promise<{ kind: FileRow['kind']; files: number; bytes: number }[]> {
  return db
    .select({ kind: files.kind, files: count(), bytes: sql<number>`sum(${files.size})`.mapWith(Number) })
    .from(files)
    .where(and(eq(files.personId, personId), statusNotIn(files.status, isLostFile)))
    .groupBy(files.kind)
}

export const countUnfinishedFiles = (db: Db, personId: Id): Promise<number> =>
  db.$count(files, and(eq(files.personId, personId), statusIn(files.status, isUnfinishedFile)))

export function selectFileEvents(db: Db, fileId: Id): Promise<FileEventRow[]> {
  return db.select().from(fileEvents).where(eq(fileEvents.subjectId, fileId)).orderBy(fileEvents.id)
}

/** The files of a person that are not removed, by id; `after` is the last id of the previous page. */
export function selectFilesOf(db: Db, personId: Id, after: Id | null, limit: number): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.personId, personId), after === null ? undefined : gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(limit)
}
