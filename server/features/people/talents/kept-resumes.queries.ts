import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talentResumes } from './talents.tables.ts'

export type KeptResumeRow = typeof talentResumes.$inferSelect
export type NewKeptResume = typeof talentResumes.$inferInsert

/** Newest first. */
export function selectKeptResumes(db: Db, personId: Id): Promise<KeptResumeRow[]> {
  return db
    .select()
    .from(talentResumes)
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
