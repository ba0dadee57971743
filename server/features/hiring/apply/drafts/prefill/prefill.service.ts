// What a talent need not type again: data of their profile and earlier answers to the same question.

import { findEarlierSubmissions } from '#server/features/hiring/applications/own/earlier-submissions.service.ts'
import type { Prefilled } from '#server/features/hiring/apply/apply.tables.ts'
import { readProfile } from '#server/features/people/profile/profile.service.ts'
import { findResumeOfJob } from '#server/features/people/talents/kept-resumes.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { problemOf } from '#shared/features/hiring/applications/answer-problems.ts'
import type { AnswerValue, SentAnswer } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { ApplyForm, ApplyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { answerOfProfile } from './profile-answers.ts'

type PrefilledDraft = {
  name: string
  phone: string
  resumeFileId: Id | null
  answers: Record<Id, AnswerValue | null>
  prefilled: Prefilled
}

export async function prefill(db: Db, personId: Id, jobId: Id, form: ApplyForm): Promise<PrefilledDraft> {
  const profile = await readProfile(db, personId)
  const resume = (await findResumeOfJob(db, personId, jobId)) ?? profile.facts.resume
  const before = await findEarlierSubmissions(db, personId)
  const known = before.flatMap(({ sent, submittedAt }) =>
    sent.answers.map((answer) => ({
      answer,
      from: { jobTitle: sent.job.title, at: submittedAt.toISOString() },
    })),
  )
  type Found = { question: ApplyQuestion; value: AnswerValue | null; from: Prefilled[Id] }
  const found = form.questions.flatMap((question): Found[] => {
    const stated = answerOfProfile(question, profile)
    if (stated !== null && problemOf(question, stated, false) === null) return [{ question, value: stated, from: null }]
    const same = known.find(({ answer }) => isAnswerTo(question, answer))
    return same ? [{ question, value: same.answer.value, from: same.from }] : []
  })
  const phone = profile.contact.phone || before.find(({ sent }) => sent.phone)?.sent.phone
  return {
    name: profile.name,
    phone: form.parts.phone === 'off' ? '' : (phone ?? ''),
    resumeFileId: form.parts.resume === 'off' ? null : (resume?.id ?? null),
    answers: Object.fromEntries(found.map(({ question, value }) => [question.id, value])),
    prefilled: Object.fromEntries(found.map(({ question, from }) => [question.id, from])),
  }
}

/** The same wording counts as the same question at any company. Files are not reused: they were meant for one company. */
const isAnswerTo = (question: ApplyQuestion, answer: SentAnswer): boolean =>
  answer.type === question.type &&
  question.type !== 'file' &&
  answer.value !== null &&
  foldLabel(answer.label) === foldLabel(question.label) &&
  problemOf(question, answer.value, false) === null

const foldLabel = (label: string): string =>
  foldText(label)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
