// What a draft refers to but does not store: uploads, the recording, the job's tests.

import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FileKindName } from '#shared/features/base/files/file-kinds.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import type { DraftFacts } from '#shared/features/hiring/apply/draft-problems.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { findIntroRecording, type IntroRecording } from './draft-recordings.service.ts'
import { findDraftTests } from './draft-tests.service.ts'
import type { DraftRow } from './drafts.queries.ts'

type OwnFile = NonNullable<ReturnType<Awaited<ReturnType<typeof findReadyFiles>>['get']>>

export type DraftContext = {
  resume: OwnFile | null
  files: Record<Id, OwnFile>
  recording: IntroRecording | null
  tests: Draft['tests']
}

const answerKinds: readonly FileKindName[] = ['attachment', 'resume']

export async function loadDraftContext(db: Db, { clock }: Pick<Platform, 'clock'>, draft: DraftRow, form: ApplyForm) {
  const fileQuestions = form.questions.filter(({ type }) => type === 'file')
  const fileIds = fileQuestions.flatMap(({ id }) => fileIdOf(draft.answers[id]) ?? [])
  const found = await findReadyFiles(db, [...fileIds, ...(draft.resumeFileId ? [draft.resumeFileId] : [])])
  const own = (fileId: Id | null, kinds: readonly FileKindName[]): OwnFile | null => {
    const file = fileId === null ? undefined : found.get(fileId)
    return file && file.personId === draft.personId && kinds.includes(file.kind) ? file : null
  }
  const files = Object.fromEntries(
    fileQuestions.flatMap(({ id }) => {
      const file = own(fileIdOf(draft.answers[id]), answerKinds)
      return file ? [[id, file] as const] : []
    }),
  )
  return {
    resume: own(draft.resumeFileId, ['resume']),
    files,
    recording: await findIntroRecording(db, draft),
    tests: await findDraftTests(db, clock, draft),
  } satisfies DraftContext
}

/** The value may be left from a question of another type. */
export const fileIdOf = (value: unknown): Id | null => idSchema.safeParse(value).data ?? null

export const draftFactsOf = ({ resume, files, recording, tests }: DraftContext): DraftFacts => ({
  hasResumeFile: resume !== null,
  answerFiles: files,
  hasRecording: recording !== null,
  tests,
})
