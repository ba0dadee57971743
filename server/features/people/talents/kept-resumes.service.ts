// The résumés a person keeps: files they uploaded, and ones written from their profile for one job.

import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findReadyFiles, findVisibleFile, removeFile } from '#server/features/base/files/files.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import { MAX_RESUMES, MAX_WRITTEN_RESUMES } from '#shared/features/people/talents/talent-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  deleteKeptResume,
  insertKeptResume,
  type NewKeptResume,
  selectKeptResume,
  selectKeptResumes,
  selectResumeOfJob,
  updateKeptResume,
} from './kept-resumes.queries.ts'
import { selectProfile, upsertProfile } from './talents.queries.ts'
import { findResume } from './talents.service.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'jobs'>

const tooMany = /* i18n */ {
  id: 'talents.resumes.full',
  message: 'You can keep 10 résumés. Delete one on the page “Your résumés” first.',
}
const tooManyWritten = /* i18n */ {
  id: 'talents.resumes.written_full',
  message: 'You can keep 30 job-specific résumés. Delete one first.',
}

/** Keeps the file and makes it the default; null removes the default one with its file, unless it was sent with an application. */
export async function saveResume(deps: Deps, personId: Id, fileId: Id | null): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPerson(tx, personId)
    const before = (await selectProfile(tx, personId))?.resumeFileId ?? null
    if (fileId === null) {
      if (before !== null) await forget({ ...deps, db: tx }, personId, before)
      return
    }
    await ensureOwnResume(tx, personId, fileId)
    await keep(tx, { fileId, personId, createdAt: deps.clock.now() })
    await upsertProfile(tx, personId, { resumeFileId: fileId }, deps.clock.now())
  })
}

async function ensureOwnResume(tx: Db, personId: Id, fileId: Id): Promise<void> {
  const file = await findVisibleFile(tx, { id: personId }, fileId)
  ensure(file.personId === personId && file.kind === 'resume' && isReadyFile(file.status), 'not_found')
}

async function keep(tx: Db, resume: NewKeptResume): Promise<void> {
  if (await selectKeptResume(tx, resume.fileId)) return
  const all = await findKeptResumes(tx, resume.personId)
  const alike = all.filter(({ kept }) => (kept.jobId === null) === !resume.jobId).length
  if (resume.jobId && alike >= MAX_WRITTEN_RESUMES) throw fieldError(['fileId'], tooManyWritten)
  if (!resume.jobId && alike >= MAX_RESUMES) throw fieldError(['fileId'], tooMany)
  await insertKeptResume(tx, resume)
}

/** Newest first; files that were deleted elsewhere are left out. At most MAX_RESUMES + MAX_WRITTEN_RESUMES. */
export async function findKeptResumes(db: Db, personId: Id) {
  const rows = await selectKeptResumes(db, personId)
  const files = await findReadyFiles(
    db,
    rows.map(({ fileId }) => fileId),
  )
  return rows.flatMap((kept) => {
    const file = files.get(kept.fileId)
    return file ? [{ kept, name: file.name, size: file.size }] : []
  })
}

/** The name and what happened to it are the owner's alone. */
export async function nameKeptResume(db: Db, personId: Id, fileId: Id, label: string): Promise<void> {
  await findKept(db, personId, fileId)
  await updateKeptResume(db, fileId, { label })
}

/** Idempotent. A file that was sent with an application stays with it. */
export async function removeKeptResume(deps: Deps, personId: Id, fileId: Id): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPerson(tx, personId)
    const kept = await selectKeptResume(tx, fileId)
    ensure(kept === null || kept.personId === personId, 'not_found')
    if (kept) await forget({ ...deps, db: tx }, personId, fileId)
  })
}

async function forget({ db, clock, jobs }: Deps, personId: Id, fileId: Id): Promise<void> {
  const before = (await selectProfile(db, personId))?.resumeFileId ?? null
  if (before === fileId) await upsertProfile(db, personId, { resumeFileId: null }, clock.now())
  await deleteKeptResume(db, fileId)
  const file = await findResume(db, personId, fileId)
  if (file?.heldAt === null) await removeFile(db, jobs, { id: personId }, fileId)
}

const findKept = async (db: Db, personId: Id, fileId: Id) => {
  const kept = found(await selectKeptResume(db, fileId))
  ensure(kept.personId === personId, 'not_found')
  return kept
}

/** Files that are not kept, such as one for a single application, can be read as well. */
export const recordReading = (db: Db, fileId: Id, reader: { version: number; now: Date }): Promise<void> =>
  updateKeptResume(db, fileId, { readAt: reader.now, readerVersion: reader.version })

export async function recordUse(db: Db, personId: Id, fileId: Id, now: Date): Promise<void> {
  const kept = await selectKeptResume(db, fileId)
  if (kept?.personId === personId) await updateKeptResume(db, fileId, { usedAt: now })
}

type Written = { fileId: Id; jobId: Id; label: string; choices: Record<string, string> }

/** Replaces the one written for the same job before. */
export async function keepWrittenResume(deps: Deps, personId: Id, written: Written): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPerson(tx, personId)
    const before = await selectResumeOfJob(tx, personId, written.jobId)
    const isDefault = before !== null && (await selectProfile(tx, personId))?.resumeFileId === before.fileId
    if (before) await forget({ ...deps, db: tx }, personId, before.fileId)
    await keep(tx, { ...written, personId, createdAt: deps.clock.now() })
    if (isDefault) await upsertProfile(tx, personId, { resumeFileId: written.fileId }, deps.clock.now())
  })
}

/** Null if none was written for it, or its file is gone. */
export async function findResumeOfJob(db: Db, personId: Id, jobId: Id) {
  const kept = await selectResumeOfJob(db, personId, jobId)
  return kept && findResume(db, personId, kept.fileId)
}

/** Files that stay when what they were attached to is discarded. */
export const findKeptFiles = async (db: Db, personId: Id): Promise<ReadonlySet<Id>> =>
  new Set((await findKeptResumes(db, personId)).map(({ kept }) => kept.fileId))
