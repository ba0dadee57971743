// Builds assessments for tests, through the API.

import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { aTest, questions } from '#server/features/hiring/screeners/screeners.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { NewTest } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { CompanyAssessment } from '#shared/features/skills/assessments/company-assessments.contract.ts'

export const OWN_ASSESSMENTS = '/talent/api/assessments'
export const COMPANY_ASSESSMENTS = '/company/api/assessments'
export const ATTEMPTS = '/talent/api/screeners/attempts'

export const ownAt = (id: string, rest = '') => `${OWN_ASSESSMENTS}/${id}${rest}`
export const companyAt = (id: string, rest = '') => `${COMPANY_ASSESSMENTS}/${id}${rest}`

/** Two questions: one with an answer key, one that somebody has to read. */
export const written: Partial<NewTest> = {
  isShuffled: false,
  questions: [
    { ...questions.single, topic: 'Rivers' },
    { ...questions.long, topic: 'Reasons' },
  ],
}

/** An applicant who was invited to a test of the company. */
export async function anAssessment(
  test: TestApp,
  { content = {}, sent = {} }: { content?: Partial<NewTest>; sent?: object } = {},
) {
  const application = await anApplication(test)
  const { owner, company } = application
  const made = await aTest({ owner, company }, content)
  const answer = await owner.visitor.post(COMPANY_ASSESSMENTS, {
    testId: made.id,
    applicationId: application.id,
    ...sent,
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { ...application, test: made, assessment: answer.json<CompanyAssessment>() }
}

export async function start(talent: BuiltPerson, id: string): Promise<ScreenerAttempt> {
  const answer = await talent.visitor.post(ownAt(id, '/start'))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<ScreenerAttempt>()
}

export const save = (talent: BuiltPerson, attemptId: string, questionId: string, value: unknown, seq = 1) =>
  talent.visitor.put(`${ATTEMPTS}/${attemptId}/answers/${questionId}`, { value, seq })

export const submit = (talent: BuiltPerson, attemptId: string) => talent.visitor.post(`${ATTEMPTS}/${attemptId}/submit`)

/** Answers the choice rightly and the text with a sentence, and submits. */
export async function take(talent: BuiltPerson, id: string): Promise<ScreenerAttempt> {
  const attempt = await start(talent, id)
  for (const question of attempt.questions) {
    const right = 'options' in question ? question.options.find(({ text }) => text === 'The Tana')?.id : 'Because.'
    await save(talent, attempt.id, question.id, right)
  }
  await submit(talent, attempt.id)
  return attempt
}
