// What becomes of recorded answers: the chosen takes are kept for the company, the others are deleted when the interview is handed
// in, and all of them with the attempt.

import { holdFiles } from '#server/features/base/files/files.service.ts'
import { deleteRecording } from '#server/features/base/recordings/discarding.service.ts'
import { keptRecordings, presentRecordings } from '#server/features/base/recordings/recordings.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import type { Platform } from '#server/platform/platform.ts'
import { recordingIn } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { EndedAttempt } from '../screeners.events.ts'
import { selectAnswers } from '../taking/attempts.queries.ts'
import { type PromptRow, selectPrompts } from './prompts.queries.ts'

const subjectOf = ({ id }: PromptRow) => ({ purpose: 'interview', subjectId: id }) as const

const chosenIn = (answers: Awaited<ReturnType<typeof selectAnswers>>): Set<Id> =>
  new Set(answers.flatMap(({ value }) => recordingIn(value) ?? []))

/** Nobody but the person ever sees a take that was not chosen. */
export async function settleTakes(tx: Db, platform: Platform, { attemptId }: EndedAttempt): Promise<void> {
  if (attemptId === undefined) return
  const prompts = await selectPrompts(tx, [attemptId])
  if (prompts.length === 0) return
  const chosen = chosenIn(await selectAnswers(tx, attemptId))
  for (const prompt of prompts)
    for (const take of await keptRecordings(tx, subjectOf(prompt)))
      if (!chosen.has(take.id)) await deleteRecording(tx, platform, take.id)
      else if (take.fileId !== null) await holdFiles(tx, platform.clock, [take.fileId])
}

/** The attempts are about to be deleted. */
export async function deleteTakes(tx: Db, platform: Platform, attemptIds: readonly Id[]): Promise<void> {
  for (const prompt of await selectPrompts(tx, attemptIds))
    for (const take of await keptRecordings(tx, subjectOf(prompt))) await deleteRecording(tx, platform, take.id)
}

export type SpokenAnswer = {
  /** Null for a written answer, and once the recording is deleted. */
  recording: { kind: 'video' | 'audio'; url: string; durationMs: number } | null
  /** From seeing the question to starting the chosen take, or to the last change of a written answer. */
  startedAfterMs: number
}

/** By question, with links for this viewer. Checks no policy: call it only for someone who may watch them. */
export async function readSpoken(
  db: Db,
  platform: Pick<Platform, 'appKey' | 'clock'>,
  viewer: { id: Id },
  attemptId: Id,
): Promise<Map<Id, SpokenAnswer>> {
  const signer = createLinkSigner({ secret: platform.appKey, clock: platform.clock })
  const answers = await selectAnswers(db, attemptId)
  const spoken = new Map<Id, SpokenAnswer>()
  for (const prompt of await selectPrompts(db, [attemptId])) {
    const answer = answers.find(({ questionId }) => questionId === prompt.questionId)
    if (!answer) continue
    const takes = await keptRecordings(db, subjectOf(prompt))
    const chosen = takes.filter(({ id }) => id === recordingIn(answer.value))
    const [shown] = await presentRecordings(db, signer, viewer, chosen)
    const startedAt = chosen[0]?.createdAt ?? answer.savedAt
    const recording =
      shown && shown.url !== null ? { kind: shown.kind, url: shown.url, durationMs: shown.durationMs ?? 0 } : null
    spoken.set(prompt.questionId, { recording, startedAfterMs: startedAt.getTime() - prompt.shownAt.getTime() })
  }
  return spoken
}
