import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Screener } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { attachAttempts, screenerResults, screenerStates, screenersOfJob } from './screener-facts.service.ts'
import {
  ATTEMPTS,
  aJobWithTest,
  anAttempt,
  aSubject,
  aTest,
  attemptAt,
  changeSubject,
  choose,
  OWN,
  testSubjects,
} from './screeners.builder.ts'
import { remindOfDueTests } from './screeners.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [testSubjects] })
})
afterAll(() => test.close())

const stateOf = async (personId: string, id: string, jobId: string, isSent = false) =>
  (await screenerStates(test.platform.db, test.platform, personId, [{ id, jobId, isSent }])).get(id)
const send = (fromSubjectId: string, toSubjectId: string, personId: string, jobId: string) =>
  test.platform.db.transaction((tx) =>
    attachAttempts(tx, test.platform, { fromSubjectId, toSubjectId, personId, jobId }),
  )

describe('progress', () => {
  it('blocks sending until required tests are taken', async () => {
    const { job, written } = await aJobWithTest(test)
    const talent = await aVerifiedTalent(test)
    const draft = aSubject(talent.id, job.id)
    const now = () => stateOf(talent.id, draft, job.id)
    expect(await now()).toMatchObject({
      isRequired: true,
      isDone: false,
      isBlocking: true,
      isRunning: false,
      percent: null,
    })
    const begun = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId: draft })
    expect(await now()).toMatchObject({ isBlocking: true, isRunning: true })
    await talent.visitor.post(`${attemptAt(begun.json().id)}/submit`)
    expect(await now()).toMatchObject({ isDone: true, isBlocking: false, percent: 0, passed: false })
    const other = await aVerifiedTalent(test)
    expect(await stateOf(other.id, aSubject(other.id, job.id), job.id)).toMatchObject({ isDone: false })
  })

  it('blocks nothing if a test is optional or may be taken later', async () => {
    const made = await aJobWithTest(test, { asks: { laterDays: 3 } })
    const optional = await aTest(made, { minutes: 5 })
    await choose(made.owner, made.job.id, [
      { testId: made.written.id, laterDays: 3 },
      { testId: optional.id, isRequired: false },
    ])
    const talent = await aVerifiedTalent(test)
    const state = await stateOf(talent.id, aSubject(talent.id, made.job.id), made.job.id)
    expect(state).toMatchObject({ isRequired: true, isDone: false, isBlocking: false })
    expect(await screenersOfJob(test.platform.db, made.job.id)).toMatchObject([
      { title: 'Rivers and distances', minutes: 20, laterDays: 3, questionCount: 5 },
      { minutes: 5, isRequired: false },
    ])
  })
})

describe('sending', () => {
  it('takes the draft’s attempts along, for the company to read', async () => {
    const { job, talent, subjectId, attempt } = await anAttempt(test)
    await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)
    const application = newId()
    await send(subjectId, application, talent.id, job.id)
    await send(subjectId, application, talent.id, job.id)
    expect(await screenerResults(test.platform.db, application)).toMatchObject([
      { id: attempt.id, title: 'Rivers and distances', status: 'scored', points: 0, maxPoints: 20 },
    ])
    expect(await screenerResults(test.platform.db, subjectId)).toEqual([])
    const again = newId()
    await send(newId(), again, talent.id, job.id)
    expect(await screenerResults(test.platform.db, again)).toMatchObject([{ id: attempt.id }])
    expect(await stateOf(talent.id, application, job.id, true)).toMatchObject({ isDone: true })
  })

  it('sets the deadline of tests that may be taken later, with one reminder before it', async () => {
    const { job, written } = await aJobWithTest(test, { asks: { laterDays: 3 } })
    const talent = await aVerifiedTalent(test)
    const application = aSubject(talent.id, job.id)
    await send(newId(), application, talent.id, job.id)
    const dueAt = new Date(test.clock.now().getTime() + 3 * DAY)
    expect(await stateOf(talent.id, application, job.id, true)).toMatchObject({
      isDone: false,
      dueAt,
      isBlocking: false,
    })
    const listed = async () =>
      (await talent.visitor.get(`${OWN}?jobId=${job.id}&subjectId=${application}`)).json<{ items: Screener[] }>().items
    expect(await listed()).toMatchObject([
      { dueAt: dueAt.toISOString(), canStart: true, attempt: { status: 'not_started' } },
    ])
    const notificationsOf = async () => (await talent.visitor.get(notificationList.list.path)).json().items
    await remindOfDueTests.work({}, test.platform)
    expect(await notificationsOf()).toEqual([])
    test.clock.advance(2 * DAY + HOUR)
    await Promise.all([remindOfDueTests.work({}, test.platform), remindOfDueTests.work({}, test.platform)])
    await remindOfDueTests.work({}, test.platform)
    expect(await notificationsOf()).toMatchObject([
      {
        title: 'One day left to take the test for Halden Optics: Rivers and distances',
        href: `/apply/${job.id}/screener-tests`,
      },
    ])
    test.clock.advance(DAY)
    expect(await listed()).toMatchObject([{ canStart: false }])
    const late = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId: application })
    expect(late.statusCode).toBe(422)
    // Applying again sets a new deadline, and a test that was never taken does not prevent it.
    const draft = aSubject(talent.id, job.id)
    expect((await talent.visitor.get(`${OWN}?jobId=${job.id}&subjectId=${draft}`)).json()).toMatchObject({
      items: [{ canStart: true, dueAt: null }],
    })
    await send(draft, application, talent.id, job.id)
    expect(await listed()).toMatchObject([{ canStart: true }])
  })

  it('causes no reminder once the application has ended', async () => {
    const { job } = await aJobWithTest(test, { asks: { laterDays: 3 } })
    const talent = await aVerifiedTalent(test)
    const application = aSubject(talent.id, job.id)
    await send(newId(), application, talent.id, job.id)
    changeSubject(application, { mayAttempt: false })
    test.clock.advance(2 * DAY + HOUR)
    await remindOfDueTests.work({}, test.platform)
    expect((await talent.visitor.get(notificationList.list.path)).json().items).toEqual([])
  })

  it('lets a pending test start in its latest version', async () => {
    const { job, written, owner } = await aJobWithTest(test, { asks: { laterDays: 3 } })
    const talent = await aVerifiedTalent(test)
    const application = aSubject(talent.id, job.id)
    await send(newId(), application, talent.id, job.id)
    const { id, companyId: _, updatedAt: __, canEdit: ___, outdatedCount: ____, ...content } = written
    await owner.visitor.put(`/company/api/screeners/${id}`, { ...content, minutes: 7 })
    const begun = await talent.visitor.post(ATTEMPTS, { testId: id, jobId: job.id, subjectId: application })
    expect(begun.json()).toMatchObject({ status: 'running', minutes: 7 })
  })
})
