import { findKeptResumes } from '#server/features/people/talents/kept-resumes.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { READER_VERSION } from '#shared/features/people/resumes/reader-version.ts'
import type { KeptResumes } from '#shared/features/people/resumes/resumes.contract.ts'
import { MAX_RESUMES } from '#shared/features/people/talents/talent-limits.ts'
import type { Id } from '#shared/kit/ids.ts'

export async function listKeptResumes(db: Db, personId: Id): Promise<KeptResumes> {
  const { resume } = await readTalentFacts({ db }, personId)
  const rows = await findKeptResumes(db, personId)
  return {
    most: MAX_RESUMES,
    resumes: rows.map(({ kept, name, size }) => ({
      fileId: kept.fileId,
      fileName: name,
      size,
      label: kept.label,
      isDefault: kept.fileId === resume?.id,
      writtenFor: kept.jobId && kept.choices ? { jobId: kept.jobId, choices: kept.choices } : null,
      readAt: kept.readAt?.toISOString() ?? null,
      wasReadByOlderReader: kept.readerVersion !== null && kept.readerVersion < READER_VERSION,
      usedAt: kept.usedAt?.toISOString() ?? null,
      createdAt: kept.createdAt.toISOString(),
    })),
  }
}
