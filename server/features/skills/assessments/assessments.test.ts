import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aDraft } from '#server/features/hiring/apply/apply.builder.ts'
import { timeOutAttempts } from '#server/features/hiring/screeners/taking/finishing.service.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Assessment } from '#shared/features/skills/assessments/assessments.contract.ts'
import type {
  AssessmentReview,
  CompanyAssessment,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import {
  ATTEMPTS,
  anAssessment,
  COMPANY_ASSESSMENTS,
  companyAt,
  OWN_ASSESSMENTS,
  ownAt,
  start,
  submit,
  take,
  written,
} from './assessments.builder.ts'
import { runAssessmentUpkeep } from './upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Built = Awaited<ReturnType<typeof anAssessment>>

const show = async ({ talent, assessment }: Pick<Built, 'talent' | 'assessment'>) =>
  (await talent.visitor.get(ownAt(assessment.id))).json<Assessment>()
const review = async ({ owner, assessment }: Pick<Built, 'owner'> & { assessment: { id: string } }) =>
  (await owner.visitor.get(companyAt(assessment.id))).json<AssessmentReview>()
const listed = async ({ talent }: Pick<Built, 'talent'>, shelf = 'open') =>
  (await talent.visitor.get(`${OWN_ASSESSMENTS}?show=${shelf}`)).json<{ items: Assessment[]; open: number }>()

const mailTo = (to: string) => vi.waitUntil(() => test.mails.findLast((one) => one.to === to))
const tokenIn = ({ text }: { text: string }) => /\/assessments\/(?:gc-index\?token=)?([\w-]{43})/.exec(text)?.[1] ?? ''
const codeIn = ({ text }: { text: string }) => /\b([A-Z0-9]{10})\b/.exec(text)?.[1] ?? ''

describe('an assessment', () => {
  it('is taken by the applicant and read by the company', async () => {
    const built = await anAssessment(test, { content: written, sent: { release: 'topics' } })
    expect((await listed(built)).open).toBe(1)
    const before = await show(built)
    expect(before).toMatchObject({ status: 'sent', canStart: true, minutes: 20, questionCount: 2, result: null })
    expect((await built.talent.visitor.post(ownAt(built.assessment.id, '/open'))).json()).toMatchObject({
      status: 'opened',
    })
    await take(built.talent, built.assessment.id)
    expect(await show(built)).toMatchObject({ status: 'completed', result: null })
    expect((await listed(built, 'done')).items.map(({ id }) => id)).toEqual([built.assessment.id])

    const read = await review(built)
    expect(read).toMatchObject({ status: 'completed', needsMarking: true, canScore: true, percent: null })
    const long = read.answers.find(({ question }) => question.kind === 'long_text')
    const marks = [{ questionId: long?.question.id, points: 2 }]
    const marked = await built.owner.visitor.post(companyAt(built.assessment.id, '/score'), { marks })
    expect(marked.json()).toMatchObject({ status: 'result_available', percent: 75, passed: true })
    expect((await show(built)).result).toMatchObject({
      percent: 75,
      passed: true,
      comparison: null,
      topics: [
        { topic: 'Rivers', percent: 100 },
        { topic: 'Reasons', percent: 50 },
      ],
    })
  })

  it('is marked again only with a note, which the person reads', async () => {
    const built = await anAssessment(test, { content: written })
    await take(built.talent, built.assessment.id)
    const long = (await review(built)).answers.find(({ question }) => question.kind === 'long_text')
    const score = (points: number, note = '') =>
      built.owner.visitor.post(companyAt(built.assessment.id, '/score'), {
        marks: [{ questionId: long?.question.id, points }],
        note,
      })
    expect((await score(1)).statusCode).toBe(200)
    expect((await score(4)).statusCode).toBe(422)
    expect((await score(4, 'We had overlooked your second point.')).json()).toMatchObject({ percent: 100 })
    expect((await show(built)).result).toMatchObject({ percent: 100, note: 'We had overlooked your second point.' })
  })

  it('keeps the result to the company if it is not released', async () => {
    const built = await anAssessment(test, { sent: { release: 'none' } })
    const attempt = await start(built.talent, built.assessment.id)
    const submitted = await submit(built.talent, attempt.id)
    expect(submitted.json()).toMatchObject({ status: 'scored', percent: null, passed: null })
    expect(await show(built)).toMatchObject({ status: 'result_available', result: null })
    expect(await review(built)).toMatchObject({ percent: 0, passed: false })
  })

  it('starts once, with the time asked for before', async () => {
    const built = await anAssessment(test)
    const { talent, assessment } = built
    const longer = await talent.visitor.put(ownAt(assessment.id, '/extra-time'), { reason: 'condition' })
    expect(longer.json()).toMatchObject({ minutes: 30 })
    const begun = await Promise.all([1, 2, 3].map(() => start(talent, assessment.id)))
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    expect(begun[0]).toMatchObject({ minutes: 30 })
    expect((await talent.visitor.put(ownAt(assessment.id, '/extra-time'), { reason: 'none' })).statusCode).toBe(409)
    // Neither the reason nor the time is any of the company's business.
    expect(JSON.stringify(await review(built))).not.toContain('condition')
    expect(await review(built)).toMatchObject({ minutes: 20 })
  })

  it('ends with its time, also when nobody is there', async () => {
    const built = await anAssessment(test)
    const attempt = await start(built.talent, built.assessment.id)
    test.clock.advance(60 * MINUTE)
    await timeOutAttempts(test.platform)
    const { status, finishedAt } = await show(built)
    expect(status).toBe('result_available')
    expect(finishedAt).toBe(attempt.endsAt)
  })

  it('can be declined, cancelled and missed, but not after it has started', async () => {
    const declined = await anAssessment(test)
    const no = await declined.talent.visitor.post(ownAt(declined.assessment.id, '/decline'), { reason: 'too_long' })
    expect(no.json()).toMatchObject({ status: 'declined', canStart: false })
    expect(await review(declined)).toMatchObject({ status: 'declined', declineReason: 'too_long' })

    const cancelled = await anAssessment(test)
    const stopped = await cancelled.owner.visitor.post(companyAt(cancelled.assessment.id, '/cancel'))
    expect(stopped.json()).toMatchObject({ status: 'cancelled' })
    expect((await cancelled.talent.visitor.post(ownAt(cancelled.assessment.id, '/start'))).statusCode).toBe(409)

    const running = await anAssessment(test)
    await start(running.talent, running.assessment.id)
    expect((await running.owner.visitor.post(companyAt(running.assessment.id, '/cancel'))).statusCode).toBe(409)

    const missed = await anAssessment(test, { sent: { days: 2 } })
    test.clock.advance(2 * DAY + MINUTE)
    expect((await missed.talent.visitor.post(ownAt(missed.assessment.id, '/start'))).statusCode).toBe(409)
    await runAssessmentUpkeep(test.platform)
    expect(await show(missed)).toMatchObject({ status: 'expired' })
  })

  it('is not sent twice to the same person while it is open', async () => {
    const built = await anAssessment(test)
    const again = await built.owner.visitor.post(COMPANY_ASSESSMENTS, {
      testId: built.test.id,
      applicationId: built.id,
    })
    expect(again.statusCode).toBe(422)
  })

  it('asks only for tests of the company or of the library', async () => {
    const built = await anAssessment(test)
    const other = await anAssessment(test)
    const to = { applicationId: built.id }
    const foreign = await built.owner.visitor.post(COMPANY_ASSESSMENTS, { testId: other.test.id, ...to })
    expect(foreign.statusCode).toBe(422)
    const library = await built.owner.visitor.post(COMPANY_ASSESSMENTS, { skill: 'git', ...to })
    expect(library.statusCode).toBe(201)
    const assessment = library.json<CompanyAssessment>()
    expect(await show({ ...built, assessment })).toMatchObject({ title: 'Git', questionCount: 20, minutes: 25 })
    await submit(built.talent, (await start(built.talent, assessment.id)).id)
    // The company reads the result, but not the questions: they would be worthless for everybody else.
    expect(await review({ ...built, assessment })).toMatchObject({
      status: 'result_available',
      percent: 0,
      answers: [],
    })
  })

  it('can be answered with the result of the same test from before', async () => {
    const first = await anAssessment(test, { sent: { release: 'topics' } })
    await submit(first.talent, (await start(first.talent, first.assessment.id)).id)
    const again = await first.owner.visitor.post(COMPANY_ASSESSMENTS, {
      testId: first.test.id,
      applicationId: first.id,
    })
    const assessment = again.json<CompanyAssessment>()
    expect((await show({ ...first, assessment })).reusable).not.toBeNull()
    const shared = await first.talent.visitor.post(ownAt(assessment.id, '/share'))
    expect(shared.json()).toMatchObject({ status: 'shared', result: { percent: 0 } })
    expect(await review({ ...first, assessment })).toMatchObject({ status: 'shared', percent: 0, canScore: false })
  })
})

describe('an assessment by email', () => {
  it('belongs to whoever opens the link first', async () => {
    const { owner, test: made } = await anAssessment(test)
    const email = `guest-${Date.now()}@people.example`
    await owner.visitor.post(COMPANY_ASSESSMENTS, { testId: made.id, email })
    const token = tokenIn(await mailTo(email))
    const [talent, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    expect((await talent.visitor.get(ownAt(token))).json()).toMatchObject({ status: 'sent' })
    expect((await talent.visitor.post(ownAt(token, '/open'))).json()).toMatchObject({ status: 'opened' })
    expect((await other.visitor.get(ownAt(token))).statusCode).toBe(404)
    expect((await listed({ talent })).items).toHaveLength(1)
  })

  it('is listed for the owner of the address', async () => {
    const { owner, test: made } = await anAssessment(test)
    const talent = await aVerifiedTalent(test)
    const sent = await owner.visitor.post(COMPANY_ASSESSMENTS, { testId: made.id, email: talent.email })
    expect(sent.json()).toMatchObject({ to: { email: talent.email } })
    expect((await listed({ talent })).items).toHaveLength(1)
  })

  it('sends a new link for code and address, and never says whether they match', async () => {
    const { owner, test: made } = await anAssessment(test)
    const email = `coded-${Date.now()}@people.example`
    await owner.visitor.post(COMPANY_ASSESSMENTS, { testId: made.id, email })
    const first = await mailTo(email)
    const code = codeIn(first)
    const ask = (body: object) => test.visitor().post('/shared/api/assessment-links', body)
    test.mails.length = 0
    expect((await ask({ email, code: 'AAAAAAAAAA' })).statusCode).toBe(204)
    expect((await ask({ email, code: code.toLowerCase() })).statusCode).toBe(204)
    const token = tokenIn(await mailTo(email))
    expect(token).not.toBe(tokenIn(first))
    const talent = await aVerifiedTalent(test)
    expect((await talent.visitor.get(ownAt(token))).statusCode).toBe(200)
    expect((await talent.visitor.get(ownAt(tokenIn(first)))).statusCode).toBe(404)
    expect(test.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('is taken without an account, and creates one that can be kept', async () => {
    const { owner, test: made } = await anAssessment(test)
    const email = `guest-${Date.now()}-new@people.example`
    const sent = await owner.visitor.post(COMPANY_ASSESSMENTS, { testId: made.id, email })
    const { id } = sent.json<CompanyAssessment>()
    const token = tokenIn(await mailTo(email))
    const guest = test.visitor()
    const enter = (visitor: typeof guest, body: object = {}) =>
      visitor.post('/shared/api/assessment-entries', { token, name: 'Ada Obi', acceptsTerms: true, ...body })
    const look = async () => (await guest.get(`/shared/api/assessment-invitation?token=${token}`)).json<object>()
    expect(await look()).toMatchObject({ title: made.title, email, hasAccount: false })
    expect((await enter(guest, { token: 'x'.repeat(43) })).statusCode).toBe(404)
    expect((await enter(guest, { name: ' ' })).statusCode).toBe(422)
    expect((await enter(guest)).json()).toEqual({ next: `/assessments/${token}`, outcome: { next: 'done' } })
    const begun = await guest.post(ownAt(token, '/start'))
    expect(begun.statusCode).toBe(201)
    expect((await guest.post(`${ATTEMPTS}/${begun.json<{ id: string }>().id}/submit`)).statusCode).toBe(200)
    expect(await review({ owner, assessment: { id } })).toMatchObject({ to: { name: 'Ada Obi', email } })
    // The same link on another device, until the account is their own.
    const phone = test.visitor()
    expect((await enter(phone)).json()).toMatchObject({ outcome: { next: 'done' } })
    expect((await phone.get(ownAt(token))).statusCode).toBe(200)
    const { id: personId } = (await phone.get('/api/user')).json<{ id: string }>()
    // A link that may have been forwarded never opens what another company sent.
    const another = await anAssessment(test)
    await another.owner.visitor.post(COMPANY_ASSESSMENTS, { testId: another.test.id, email })
    expect((await enter(test.visitor())).json()).toMatchObject({ outcome: null })
    await test.platform.db.execute(sql`delete from assessments where test_id = ${another.test.id}`)
    const draft = await aDraft(test)
    await test.platform.db.execute(
      sql`update application_drafts set person_id = ${personId} where id = ${draft.draft.id}`,
    )
    expect((await enter(test.visitor())).json()).toMatchObject({ outcome: null })
    await test.platform.db.execute(sql`delete from application_drafts where id = ${draft.draft.id}`)
    expect((await enter(test.visitor())).json()).toMatchObject({ outcome: { next: 'done' } })
    await test.platform.db.execute(sql`update people set onboarded_at = now() where id = ${personId}`)
    expect((await enter(test.visitor())).json()).toMatchObject({ outcome: null })
    expect(await look()).toMatchObject({ hasAccount: true })
  })

  it('asks people who have an account to sign in', async () => {
    const { owner, test: made } = await anAssessment(test)
    const email = `later-${Date.now()}@people.example`
    await owner.visitor.post(COMPANY_ASSESSMENTS, { testId: made.id, email })
    const token = tokenIn(await mailTo(email))
    const other = await aVerifiedTalent(test)
    expect((await other.visitor.post(ownAt(token, '/open'))).statusCode).toBe(200)
    const enter = () =>
      test.visitor().post('/shared/api/assessment-entries', { token, name: 'Ada', acceptsTerms: true })
    expect((await enter()).json()).toMatchObject({ outcome: null })
    test.clock.advance(20 * DAY)
    await runAssessmentUpkeep(test.platform)
    expect((await enter()).json(), 'never taken, so there is nothing to appeal').toMatchObject({ code: 'link_expired' })
  })

  it('can only be sent by a verified company', async () => {
    const send = async ({ owner }: { owner: BuiltPerson }) =>
      (await owner.visitor.post(COMPANY_ASSESSMENTS, { skill: 'git', email: 'a@people.example' })).statusCode
    expect(await send(await aVerifiedCompany(test))).toBe(201)
    expect(await send(await aCompany(test))).toBe(403)
  })
})

it('reminds people after three days, ten days and on the last day', async () => {
  const built = await anAssessment(test)
  const reminders = async () => {
    await runAssessmentUpkeep(test.platform)
    const { items } = (await built.talent.visitor.get('/shared/api/notifications')).json<{
      items: { title: string }[]
    }>()
    return items.filter(({ title }) => title.includes('is waiting for your test')).length
  }
  expect(await reminders()).toBe(0)
  test.clock.advance(3 * DAY + MINUTE)
  expect(await reminders()).toBe(1)
})
