// The demo talent's assessments: two tests and an interview to take, one of the tests in code, and one finished with its result.

import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { listOwn } from '#server/features/hiring/applications/own/own-applications.service.ts'
import { createTest } from '#server/features/hiring/screeners/authoring/test-writing.service.ts'
import { saveAnswer } from '#server/features/hiring/screeners/taking/saving.service.ts'
import { submitAttempt } from '#server/features/hiring/screeners/taking/taking.service.ts'
import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { sendAssessment } from '#server/features/skills/assessments/company/company-assessments.service.ts'
import { startAssessment } from '#server/features/skills/assessments/own/own-assessments.service.ts'
import { bankOf } from '#server/features/skills/skills/bank/banks.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { hasOffer, isLive } from '#shared/features/hiring/applications/application-status.ts'
import { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { companyAssessments } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { demoRecruiter, demoTalent } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'
import { codeTest } from './demo-code-test.ts'
import { demoInterview } from './demo-interview.ts'
import { ledgerTest } from './demo-ledger-test.ts'

const SKILL = 'git'

/** Notifications of that time have long been sent. */
const asOf = (platform: Platform, daysAgo: number): Platform => {
  const at = new Date(platform.clock.now().getTime() - daysAgo * DAY)
  return { ...platform, clock: { now: () => at }, jobs: { ...platform.jobs, send: async () => undefined } }
}

export const seedAssessments: Seed = async (platform, world) => {
  const { db } = platform
  const talent = await presentPerson(db, world.person(demoTalent).id)
  const recruiter = await presentPerson(db, world.person(demoRecruiter).id)
  const company = (await listOwnCompanies(db, recruiter)).find(({ id }) => id === world.companyIds.get('fjordpay'))
  const { items } = await listOwn(db, talent, platform.clock.now(), applications.list.query.parse({ limit: 50 }))
  const application = items.find(
    ({ status, job }) => isLive(status) && !hasOffer(status) && job.company.id === company?.id,
  )
  if (!company || !application) return
  const send = (then: Platform, given: object) =>
    sendAssessment(db, then, recruiter, company, companyAssessments.send.body.parse(given))
  const { id: testId } = await createTest(db, asOf(platform, 20), recruiter, { companyId: company.id, ...ledgerTest })
  const { id: codeTestId } = await createTest(db, asOf(platform, 15), recruiter, { companyId: company.id, ...codeTest })
  const { id: interviewId } = await createTest(db, asOf(platform, 12), recruiter, {
    companyId: company.id,
    ...demoInterview,
  })
  const to = { applicationId: application.id }

  const before = asOf(platform, 6)
  const taken = await send(before, { ...to, skill: SKILL, release: 'topics', message: 'A short one to begin with.' })
  await answerAll(db, before, talent, taken.id)
  const message = 'This is close to our daily work. Take it whenever you have half an hour of peace.'
  await send(asOf(platform, 2), { ...to, testId: codeTestId, message: 'Two small functions.', release: 'topics' })
  await send(asOf(platform, 1.5), {
    ...to,
    testId: interviewId,
    message: 'Answer when it suits you, by video, by voice or in writing.',
    release: 'none',
  })
  await send(asOf(platform, 1), { ...to, testId, message, release: 'topics' })
}

/** Three of four answers are right. */
async function answerAll(db: Platform['db'], then: Platform, talent: Identity, id: string): Promise<void> {
  const attempt = await startAssessment(db, then, talent, id)
  const bank = found(bankOf(SKILL)).questions
  for (const [place, question] of attempt.questions.entries()) {
    const right = bank.find(({ text, code }) => text === question.text && code === question.code)?.right ?? []
    if (!('options' in question) || place % 4 === 3) continue
    const chosen = question.options.filter(({ text }) => right.includes(text)).map((option) => option.id)
    const value = question.kind === 'single' ? (chosen[0] ?? null) : chosen
    await saveAnswer(db, then, talent, { id: attempt.id, questionId: question.id }, { value, seq: 1 })
  }
  await submitAttempt(db, then, talent, attempt.id)
}
