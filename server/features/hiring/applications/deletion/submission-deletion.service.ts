// Anonymises an application: deletes the submission with its files, and the notes and ratings about it.

import { findReadyFiles, releaseFiles, removeFile } from '#server/features/base/files/files.service.ts'
import { deleteRecording } from '#server/features/base/recordings/discarding.service.ts'
import { eraseAttempts } from '#server/features/hiring/screeners/erasure/attempt-erasure.service.ts'
import { findKeptFiles } from '#server/features/people/talents/kept-resumes.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type ApplicationRow, insertEntry, updateApplication } from '../applications.queries.ts'
import { deleteJudgements, selectFilesSentElsewhere } from './submission-deletion.queries.ts'

/** `by`: the talent or the retention rule. */
export async function deleteSubmission(
  tx: Db,
  platform: Platform,
  application: ApplicationRow,
  by: 'talent' | 'system',
): Promise<void> {
  const now = platform.clock.now()
  await deleteJudgements(tx, application.id)
  await eraseAttempts(tx, platform, application.id)
  await deleteSubmittedFiles(tx, platform, application)
  await updateApplication(tx, application.id, {
    sent: anonymised(application.sent),
    match: null,
    feedback: null,
    sentRejections: application.sentRejections.map((sent) => ({ ...sent, feedback: null })),
    withdrawNote: null,
    retentionUntil: null,
    submissionDeletedAt: now,
    submissionDeletedBy: by,
  })
  await insertEntry(tx, {
    applicationId: application.id,
    kind: 'submission_deleted',
    visibility: 'both',
    actorRole: by,
    actorId: by === 'talent' ? application.talentId : null,
    createdAt: now,
  })
}

type SentFiles = Pick<SentForm, 'resume' | 'answers' | 'intro'>

const recordingsOf = ({ intro }: SentFiles): Id[] => (intro && intro.kind !== 'text' ? [intro.recordingId] : [])

const filesOf = ({ resume, answers }: SentFiles): Id[] =>
  [resume, ...answers.map(({ file }) => file)].flatMap((file) => file?.id ?? [])

/** Keeps files that belong to the profile or to another application. */
async function deleteSubmittedFiles(tx: Db, platform: Platform, application: ApplicationRow): Promise<void> {
  const { sent, talentId } = application
  const others = await selectFilesSentElsewhere(tx, application)
  const elsewhere = new Set(others.flatMap((other) => [...filesOf(other), ...recordingsOf(other)]))
  const isOnlyHere = (id: Id) => !elsewhere.has(id)
  for (const id of recordingsOf(sent).filter(isOnlyHere)) await deleteRecording(tx, platform, id)
  const fileIds = filesOf(sent).filter(isOnlyHere)
  await releaseFiles(tx, fileIds)
  const kept = await findKeptFiles(tx, talentId)
  for (const fileId of (await findReadyFiles(tx, fileIds)).keys())
    if (!kept.has(fileId)) await removeFile(tx, platform.jobs, { id: talentId }, fileId)
}

/** Keeps the job, and nothing about the talent. */
const anonymised = ({ formVersion, job }: SentForm): SentForm => ({
  formVersion,
  job,
  name: '',
  email: '',
  phone: null,
  coverNote: null,
  resume: null,
  resumeText: null,
  answers: [],
  intro: null,
  profile: { place: null, hours: null, work: null },
  consents: [],
})
