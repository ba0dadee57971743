import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { FileStatus } from '#shared/features/files/file-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { fileEvents, files } from './files.tables.ts'

export type FileRow = typeof files.$inferSelect
export type FileEventRow = typeof fileEvents.$inferSelect

export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file)
}

export async function selectFile(db: Db, fileId: Id): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, fileId))
  return row ?? null
}

export function selectUnfinishedFiles(db: Db, createdBefore: Date, limit: number): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(inArray(files.status, ['uploading', 'processing']), lt(files.createdAt, createdBefore)))
    .limit(limit)
}

/** Null when the file is no longer in the status it was seen in. */
export async function updateFileStatus(
  db: Db,
  fileId: Id,
  change: { from: FileStatus; to: FileStatus } & Partial<Pick<FileRow, 'type' | 'sha256' | 'width' | 'height'>>,
): Promise<FileRow | null> {
  const { from, to, ...facts } = change
  const [row] = await db
    .update(files)
    .set({ status: to, ...facts })
    .where(and(eq(files.id, fileId), eq(files.status, from)))
    .returning()
  return row ?? null
}

export async function insertFileEvent(db: Db, event: typeof fileEvents.$inferInsert): Promise<void> {
  await db.insert(fileEvents).values(event)
}

export function selectFileEvents(db: Db, fileId: Id): Promise<FileEventRow[]> {
  return db.select().from(fileEvents).where(eq(fileEvents.fileId, fileId)).orderBy(fileEvents.id)
}
