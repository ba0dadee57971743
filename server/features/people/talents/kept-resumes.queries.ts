import { and, count, desc, eq } from 'drizzle-orm'
import { files } from '#server/features/base/files/files.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talentResumes } from './talents.tables.ts'

export type KeptResumeRow = typeof talentResumes.$inferSelect
export type NewKeptResume = typeof talentResumes.$inferInsert

/** Newest first; files that were deleted elsewhere are left out. At most MAX_RESUMES + MAX_WRITTEN_RESUMES. */
export function selectKeptResumes(db: Db, personId: Id) {
  return db
    .select({ kept: talentResumes, name: files.name, size: files.size })
    .from(talentResumes)
    .innerJoin(files, and(eq(files.id, talentResumes.fileId), statusIn(files.status, isReadyFile)))
    .where(eq(talentResumes.personId, personId))
    .orderBy(desc(talentResumes.createdAt), desc(talentResumes.fileId))
}

export async function selectKeptResume(db: Db, fileId: Id): Promise<KeptResumeRow | null> {
  const [row] = await db.select().from(talentResumes).where(eq(talentResumes.fileId, fileId))
  return row ?? null
}

export async function selectResumeOfJob(db: Db, personId: Id, jobId: Id): Promise<KeptResumeRow | null> {
  const [row] = await db
    .select()
    .from(talentResumes)
    .where(and(eq(talentResumes.personId, personId), eq(talentResumes.jobId, jobId)))
  return row ?? null
}

export async function countKeptResumes(db: Db, personId: Id): Promise<{ uploaded: number; written: number }> {
  const [row] = await db
    .select({ all: count(), written: count(talentResumes.jobId) })
    .from(talentResumes)
    .innerJoin(files, and(eq(files.id, talentResumes.fileId), statusIn(files.status, isReadyFile)))
    .where(eq(talentResumes.personId, personId))
  const { all = 0, written = 0 } = row ?? {}
  return { uploaded: all - written, written }
}

export async function insertKeptResume(db: Db, resume: NewKeptResume): Promise<void> {
  await db.insert(talentResumes).values(resume).onConflictDoNothing()
}

type Changed = Partial<Pick<KeptResumeRow, 'label' | 'readAt' | 'readerVersion' | 'usedAt'>>

export async function updateKeptResume(db: Db, fileId: Id, changed: Changed): Promise<void> {
  await db.update(talentResumes).set(changed).where(eq(talentResumes.fileId, fileId))
}

export async function deleteKeptResume(db: Db, fileId: Id): Promise<void> {
  await db.delete(talentResumes).where(eq(talentResumes.fileId, fileId))
}
