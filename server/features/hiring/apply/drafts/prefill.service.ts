// What a talent need not type again: data of their profile and earlier answers to the same question.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findEarlierSubmissions } from '#server/features/hiring/applications/own/earlier-submissions.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { problemOf } from '#shared/features/hiring/applications/answer-problems.ts'
import type { AnswerValue, SentAnswer } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { ApplyForm, ApplyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Prefilled } from '../apply.tables.ts'

type PrefilledDraft = {
  name: string
  phone: string
  resumeFileId: Id | null
  answers: Record<Id, AnswerValue | null>
  prefilled: Prefilled
}

export async function prefill(db: Db, personId: Id, form: ApplyForm): Promise<PrefilledDraft> {
  const person = await findPerson(db, personId)
  const { resume } = await readTalentFacts({ db }, personId)
  const before = await findEarlierSubmissions(db, personId)
  const known = before.flatMap(({ sent, submittedAt }) =>
    sent.answers.map((answer) => ({
      answer,
      from: { jobTitle: sent.job.title, at: submittedAt.toISOString() },
    })),
  )
  const found = form.questions.flatMap((question) => {
    const same = known.find(({ answer }) => isAnswerTo(question, answer))
    return same ? [{ question, ...same }] : []
  })
  return {
    name: person.name,
    phone: form.parts.phone === 'off' ? '' : (before.find(({ sent }) => sent.phone)?.sent.phone ?? ''),
    resumeFileId: form.parts.resume === 'off' ? null : (resume?.id ?? null),
    answers: Object.fromEntries(found.map(({ question, answer }) => [question.id, answer.value])),
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
