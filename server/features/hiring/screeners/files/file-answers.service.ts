// Answers that are files: the person's own uploads. They are kept for the company once the test is submitted.

import { findReadyFiles, holdFiles, linkToFile, releaseFiles } from '#server/features/base/files/files.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import type { AnswerValue, Question } from '#shared/features/hiring/screeners/question.contract.ts'
import { fileIn } from '#shared/features/hiring/screeners/scoring/answer-fields.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { EndedAttempt } from '../screeners.events.ts'
import { type AttemptRow, selectAnswers } from '../taking/attempts.queries.ts'

const notYours = /* i18n */ { id: 'screeners.unknown_file', message: 'This file no longer exists. Upload it again.' }

export async function ensureFileAnswer(tx: Db, { personId }: AttemptRow, question: Question, value: AnswerValue) {
  const fileId = question.kind === 'file' ? fileIn(value) : null
  if (fileId === null) return
  const file = (await findReadyFiles(tx, [fileId])).get(fileId)
  if (file?.personId !== personId || file.kind !== 'attachment' || !isReadyFile(file.status))
    throw fieldError(['value'], notYours)
}

const filesOf = async (db: Db, attemptId: Id): Promise<Id[]> =>
  (await selectAnswers(db, attemptId)).flatMap(({ value }) => fileIn(value) ?? [])

export async function holdAnswerFiles(tx: Db, { clock }: Platform, { attemptId }: EndedAttempt): Promise<void> {
  if (attemptId !== undefined) await holdFiles(tx, clock, await filesOf(tx, attemptId))
}

/** The attempts are about to be deleted. */
export async function releaseAnswerFiles(tx: Db, attemptIds: readonly Id[]): Promise<void> {
  for (const attemptId of attemptIds) await releaseFiles(tx, await filesOf(tx, attemptId))
}

export type FileAnswer = { name: string; size: number; url: string }

/** By question, with links for this viewer; deleted files are missing. Checks no policy: call it only for someone who may see them. */
export async function readFileAnswers(
  db: Db,
  { appKey, clock }: Pick<Platform, 'appKey' | 'clock'>,
  viewer: { id: Id },
  answers: readonly { question: { id: Id }; value: AnswerValue }[],
): Promise<Map<Id, FileAnswer>> {
  const signer = createLinkSigner({ secret: appKey, clock })
  const files = await findReadyFiles(
    db,
    answers.flatMap(({ value }) => fileIn(value) ?? []),
  )
  return new Map(
    answers.flatMap(({ question, value }) => {
      const file = files.get(fileIn(value) ?? '')
      if (!file) return []
      const url = linkToFile(signer, viewer, file, { disposition: 'attachment' })
      return [[question.id, { name: file.name, size: file.size, url }] as const]
    }),
  )
}
