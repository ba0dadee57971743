// The reply date with a controlled clock: due, reminder, overdue, closed by the talent, expired; and the other scheduled work.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { send } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { JobClosing } from '#shared/features/hiring/applications/job-closing.contract.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'
import { applicationUpkeep } from '../applications.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** The scheduled job. */
const run = () => applicationUpkeep.work({}, test.platform)
const later = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await run()
}
const show = async ({ talent, id }: { talent: BuiltPerson; id: string }) =>
  (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
const notificationsOf = async (person: BuiltPerson) =>
  (await person.visitor.get(notificationList.list.path))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)
const steps = async (application: { talent: BuiltPerson; id: string }) =>
  (await show(application)).timeline.map(({ event, by }) => `${event} by ${by}`)
const giveUp = ({ talent, id }: { talent: BuiltPerson; id: string }) => talent.visitor.post(`${OWN}/${id}/give-up`)

const stages = [
  { name: 'Reading', kind: 'review' as const },
  { name: 'Short list', kind: 'screening' as const },
  { name: 'Talk', kind: 'interview' as const },
]
const stagesOf = async ({ owner, id }: { owner: BuiltPerson; id: string }) =>
  (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<{ stages: { id: string }[] }>().stages
const moveTo = async (application: { owner: BuiltPerson; id: string }, place: number) => {
  const stageId = (await stagesOf(application))[place]?.id
  const answer = await application.owner.visitor.post(`${OF_COMPANY}/${application.id}/stage`, { stageId })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

describe('a missing reply', () => {
  it('is due, causes two reminders, lets the talent close the application after a week and expires it after two', async () => {
    const application = await anApplication(test, { fields: { replyDays: 5 } })
    const { talent, owner } = application
    const dueAt = test.clock.now().getTime() + 5 * DAY
    const iso = (days: number) => new Date(dueAt + days * DAY).toISOString()
    expect(await show(application)).toMatchObject({
      replyDueAt: iso(0),
      giveUpFrom: iso(7),
      expiresAt: iso(14),
      isOverdue: false,
    })

    await later(2 * DAY)
    expect(await show(application)).toMatchObject({ status: 'in_review', firstViewedAt: null, editableUntil: null })
    await later(3 * DAY - 1)
    expect(await steps(application)).toEqual(['submit by talent', 'look by system'])

    await later(1)
    expect(await show(application)).toMatchObject({ isOverdue: true, replyDueAt: iso(0), can: ['withdraw', 'archive'] })
    await run()
    expect((await steps(application)).slice(2)).toEqual(['nudged by system'])
    expect((await notificationsOf(owner))[0]).toBe('Your reply to Wanjiru Kamau is due: Backend engineer')

    await later(3 * DAY)
    await run()
    expect((await steps(application)).slice(3)).toEqual(['overdue by system'])
    expect((await notificationsOf(owner))[0]).toBe('Wanjiru Kamau is still waiting for your reply: Backend engineer')
    const early = await giveUp(application)
    expect(early.statusCode).toBe(409)
    expect(early.json().message).toContain('once the reply is a week overdue')

    await later(4 * DAY)
    expect((await show(application)).can).toContain('give_up')
    await later(7 * DAY - 1)
    expect((await show(application)).status).toBe('in_review')
    await later(1)
    expect(await show(application)).toMatchObject({ status: 'expired_no_reply', replyDueAt: null, isOverdue: false })
    expect((await steps(application)).slice(4)).toEqual(['expire by system'])
    expect((await notificationsOf(talent))[0]).toBe(
      'Halden Optics did not reply in time, so we closed your application: Backend engineer',
    )
    const moved = await owner.visitor.post(`${OF_COMPANY}/${application.id}/hire`)
    expect(moved.statusCode).toBe(409)
  })

  it('lets the talent close the application with a reason', async () => {
    const application = await anApplication(test, { fields: { replyDays: 1 } })
    await later(8 * DAY)
    expect((await giveUp(application)).json()).toMatchObject({
      status: 'expired_no_reply',
      can: ['archive', 'reapply', 'delete_submission'],
    })
    expect((await giveUp(application)).statusCode, 'clicked twice').toBe(200)
    expect((await steps(application)).slice(-2)).toEqual(['give_up by talent', 'asked_why by talent'])
    expect((await notificationsOf(application.owner))[0]).toBe(
      'Wanjiru Kamau closed their application and asks why nobody replied: Backend engineer',
    )
  })
})

describe('a reply', () => {
  it('sets a new reply date, a closer one after an interview', async () => {
    const application = await anApplication(test, { fields: { stages } })
    const first = (await show(application)).replyDueAt
    await later(DAY)
    await moveTo(application, 0)
    expect((await show(application)).replyDueAt, 'to begin reading is no answer').toBe(first)
    await moveTo(application, 1)
    const afterDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY).toISOString()
    expect((await show(application)).replyDueAt).toBe(afterDays(7))
    const weekday = test.clock.now().getUTCDay()
    await moveTo(application, 2)
    // Three working days are five days across a weekend, and four from a Saturday.
    const days = weekday >= 3 && weekday <= 5 ? 5 : weekday === 6 ? 4 : 3
    expect((await show(application)).replyDueAt).toBe(afterDays(days))
    await moveTo(application, 2)
    expect((await steps(application)).filter((step) => step.startsWith('interview'))).toHaveLength(1)
  })

  it('can be a message: the reminders stop, and it is the talent’s turn', async () => {
    const application = await anApplication(test, { fields: { replyDays: 3 } })
    const { conversationId } = await show(application)
    await later(4 * DAY)
    expect((await show(application)).isOverdue).toBe(true)
    await send(application.owner, conversationId ?? '', 'Sorry, we are late. Can you start in May?')
    const due = new Date(test.clock.now().getTime() + (7 + 3) * DAY).toISOString()
    expect(await show(application)).toMatchObject({ isOverdue: false, turn: 'talent', replyDueAt: due })
    await later(2 * DAY)
    expect((await steps(application)).filter((step) => /overdue/.test(step))).toEqual([])
    await send(application.talent, conversationId ?? '', 'Yes')
    const dueAnew = new Date(test.clock.now().getTime() + 3 * DAY).toISOString()
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: dueAnew })
    await later(2 * DAY)
    await send(application.talent, conversationId ?? '', 'Any news?')
    expect((await show(application)).replyDueAt, 'asking again gives no more time').toBe(dueAnew)
    await later(2 * DAY)
    expect(
      (await steps(application)).filter((step) => /nudged/.test(step)),
      'of the new promise too',
    ).toHaveLength(2)
  })
})

describe('a rejection', () => {
  const reject = ({ owner, id }: { owner: BuiltPerson; id: string }, body: object = {}) =>
    owner.visitor.post(`${OF_COMPANY}/${id}/reject`, { reason: 'skills', ...body })

  it('is sent in the talent’s working hours with its reason, and can be cancelled before', async () => {
    const talent = await aPerson(test, { timeZone: 'Pacific/Auckland' })
    const application = await anApplication(test, { talent })
    const { owner, id } = application
    const decided = (await reject(application, { feedback: 'We need more Go.' })).json()
    const sentAt = new Date(decided.rejectionDueAt)
    expect(sentAt.getTime() - test.clock.now().getTime()).toBeGreaterThanOrEqual(4 * HOUR)
    const hour = Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Pacific/Auckland' }).format(sentAt),
    )
    expect(hour).toBeGreaterThanOrEqual(9)
    expect(hour).toBeLessThan(18)
    expect(decided).toMatchObject({ status: 'in_review', can: expect.arrayContaining(['cancel_rejection']) })
    expect(decided.can).not.toContain('move')
    expect(await show(application)).toMatchObject({ status: 'in_review', rejection: null })

    const stageId = (await stagesOf(application))[0]?.id
    const moved = await owner.visitor.post(`${OF_COMPANY}/${id}/stage`, { stageId })
    expect(moved.json()).toMatchObject({ errors: { stageId: ['A rejection is waiting to be sent. Cancel it first.'] } })
    const undone = await owner.visitor.delete(`${OF_COMPANY}/${id}/reject`)
    expect(undone.json()).toMatchObject({ rejectionDueAt: null, rejection: null })

    const again = new Date((await reject(application)).json().rejectionDueAt)
    await later(again.getTime() - test.clock.now().getTime() - 1)
    expect((await show(application)).rejection).toBeNull()
    await later(1)
    expect(await show(application)).toMatchObject({
      status: 'not_selected',
      rejection: { reason: 'skills', feedback: null, givesNoFeedback: false, at: again.toISOString() },
      reapplyFrom: new Date(again.getTime() + 90 * DAY).toISOString(),
      can: ['archive', 'delete_submission'],
    })
    const mail = () => test.mails.find(({ to, subject }) => to === talent.email && /has decided/.test(subject))
    await expect.poll(mail).toBeDefined()
    expect(mail()?.text).toContain('they were looking for different skills')
    const tooLate = await owner.visitor.delete(`${OF_COMPANY}/${id}/reject`)
    expect([tooLate.statusCode, tooLate.json().reason]).toEqual([409, expect.stringContaining('has been told')])
  })

  /** No weekend today in any time zone. */
  const untilMidweek = () => {
    while (![2, 3, 4].includes(test.clock.now().getUTCDay())) test.clock.advance(DAY)
  }

  /** A place where it is noon. */
  const atNoon = () => {
    untilMidweek()
    const hourNow = test.clock.now().getUTCHours()
    return aPerson(test, { timeZone: `Etc/GMT${hourNow >= 12 ? '+' : '-'}${Math.abs(12 - hourNow)}` })
  }

  it('stays in the timeline after reopening, next to a later one', async () => {
    const application = await anApplication(test, { talent: await atNoon() })
    const { owner, id } = application
    const timelineRejections = async () =>
      (await show(application)).timeline.flatMap(({ event, rejection }) => (event === 'reject' ? [rejection] : []))
    const first = { reason: 'skills', feedback: 'We need somebody who has run Kafka.', givesNoFeedback: false }
    await reject(application, { reason: first.reason, feedback: first.feedback, afterHours: 0 })
    expect(await timelineRejections()).toEqual([first])
    await owner.visitor.post(`${OF_COMPANY}/${id}/reopen`)
    expect(await show(application)).toMatchObject({ status: 'in_review', rejection: null })
    expect(await timelineRejections()).toEqual([first])
    const { history } = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
    expect(history).toMatchObject([
      { event: 'reject', rejection: first },
      { event: 'reopen', rejection: null },
    ])

    const before = await show(application)
    await reject(application, { reason: 'pay', feedback: 'A secret yet.', afterHours: 24 })
    expect(await show(application), 'what is only decided').toEqual(before)
    await owner.visitor.delete(`${OF_COMPANY}/${id}/reject`)
    test.clock.advance(1000)
    await reject(application, { reason: 'hours', givesNoFeedback: true, afterHours: 0 })
    expect(await timelineRejections()).toEqual([first, { reason: 'hours', feedback: null, givesNoFeedback: true }])
    await application.talent.visitor.delete(`${OWN}/${id}/sent`)
    expect(await timelineRejections(), 'deleted').toMatchObject([{ feedback: null }, { feedback: null }])
  })

  it('is sent at once by day if so chosen, and can be reopened within sixty days', async () => {
    const application = await anApplication(test, { talent: await atNoon() })
    const { owner, id } = application
    expect((await reject(application, { afterHours: 0 })).json()).toMatchObject({ status: 'not_selected' })
    const reopen = () => owner.visitor.post(`${OF_COMPANY}/${id}/reopen`)
    await later(59 * DAY)
    await owner.visitor.signIn(owner)
    await application.talent.visitor.signIn(application.talent)
    expect((await reopen()).json()).toMatchObject({ status: 'in_review', rejection: null })
    expect(await show(application)).toMatchObject({ status: 'in_review', rejection: null, reapplyFrom: null })
    untilMidweek()
    expect((await reject(application, { afterHours: 0 })).json()).toMatchObject({ status: 'not_selected' })
    test.clock.advance(61 * DAY)
    await owner.visitor.signIn(owner)
    const late = await reopen()
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toContain('60 days ago')
  })

  it('is never sent if the talent withdraws first', async () => {
    const application = await anApplication(test)
    await reject(application, { feedback: 'No.' })
    await application.talent.visitor.post(`${OWN}/${application.id}/withdraw`, {})
    await later(5 * DAY)
    expect(await show(application)).toMatchObject({ status: 'withdrawn', rejection: null })
    expect((await application.owner.visitor.get(`${OF_COMPANY}/${application.id}`)).json()).toMatchObject({
      rejection: null,
      rejectionDueAt: null,
    })
  })
})

it('a closed job ends its active applications kindly', async () => {
  const application = await anApplication(test)
  const { db, clock } = test.platform
  const viewer = { id: application.owner.id, roles: ['company' as const] }
  await changeOwnStatus(db, clock, viewer, application.job.id, { event: 'close', closeReason: 'filled' })
  await run()
  expect(await show(application)).toMatchObject({
    status: 'closed_job',
    isJobOpen: false,
    can: ['archive', 'delete_submission'],
  })
  expect((await notificationsOf(application.talent))[0]).toBe(
    'Halden Optics closed the job you applied for: Backend engineer',
  )
})

it('a company can say why it closed a job, to everyone who was still waiting', async () => {
  const application = await anApplication(test)
  const { owner, job, talent } = application
  const note = 'We have hired from within.\n\nThank you for the time you gave us.'
  const preview = await owner.visitor.get(`/company/api/jobs/${job.id}/closing?note=${encodeURIComponent(note)}`)
  const { waiting, email } = preview.json<JobClosing>()
  expect(waiting).toBe(1)
  await owner.visitor.post(`/company/api/jobs/${job.id}/status`, { event: 'close', closingNote: note })
  await run()
  const mail = () => test.mails.find(({ to, subject }) => to === talent.email && subject === email?.subject)
  await expect.poll(mail).toBeDefined()
  for (const paragraph of email?.paragraphs ?? []) expect(mail()?.text).toContain(paragraph)
  expect(email?.paragraphs).toContain('Thank you for the time you gave us.')
})

it('an application whose upkeep fails does not block the others', async () => {
  const [broken, other] = [await anApplication(test), await anApplication(test)]
  const { db } = test.platform
  await db.execute(sql`create function break_upkeep() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is on fire'; end $$`)
  await db.execute(sql`create trigger break_upkeep before update on applications
    for each row when (old.id = ${sql.raw(`'${broken.id}'`)}) execute function break_upkeep()`)
  test.clock.advance(3 * DAY)
  await expect(run()).rejects.toThrow('could not be processed')
  await db.execute(sql`drop trigger break_upkeep on applications`)
  await db.execute(sql`drop function break_upkeep()`)
  await other.talent.visitor.signIn(other.talent)
  await broken.talent.visitor.signIn(broken.talent)
  expect((await show(other)).status).toBe('in_review')
  expect((await show(broken)).status).toBe('submitted')
  await run()
  expect((await show(broken)).status).toBe('in_review')
})

it('a year after its end an application is anonymous', async () => {
  const application = await anApplication(test, { fields: { replyDays: 1 } })
  const { owner, talent, id } = application
  await owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'Speaks well' })
  await owner.visitor.put(`${OF_COMPANY}/${id}/rating`, { rating: 4 })
  await talent.visitor.post(`${OWN}/${id}/withdraw`, { note: 'I moved to Kisumu' })
  const kept = async () => {
    const { rows } = await test.platform.db.execute<{ all: string }>(
      sql`select (applications::text || coalesce(n.text, '') || coalesce(r.rating::text, '')) as all from applications
        left join application_notes n on n.application_id = applications.id
        left join application_ratings r on r.application_id = applications.id where applications.id = ${id}`,
    )
    return rows[0]?.all ?? ''
  }
  await later(364 * DAY)
  expect(await kept()).toMatch(/Wanjiru Kamau.*Kisumu.*Speaks well/)
  await later(2 * DAY)
  expect(await kept()).toContain('Backend engineer')
  for (const words of ['Wanjiru', talent.email, 'Kisumu', 'Speaks well', 'done this before'])
    expect(await kept()).not.toContain(words)
})

it('responsiveness is shown from ten applications on', async () => {
  const { job, owner, company } = await aPublishedJob(test, { replyDays: 2, stages })
  const { owner: second } = await aPublishedJob(test)
  const path = `/shared/api/companies/${company.id}/responsiveness`
  const responsiveness = async () => (await second.visitor.get(path)).body
  const sent = []
  for (let at = 0; at < 10; at++) {
    const talent = await aPerson(test, { isSignedIn: false })
    sent.push(await anApplication(test, { talent, to: { job, owner, company } }))
  }
  await owner.visitor.signIn(owner)
  await second.visitor.signIn(second)
  await later(DAY)
  for (const application of sent.slice(0, 6)) await moveTo({ ...application, owner }, 1)
  expect(await responsiveness(), 'six are too few, and the others are not due').toBe('null')
  await later(2 * DAY)
  for (const application of sent.slice(6, 8)) await moveTo({ ...application, owner }, 1)
  expect(await responsiveness()).toBe('null')
  // Two days to reply and three days of grace.
  await later(2 * DAY)
  expect(JSON.parse(await responsiveness())).toEqual({
    medianReplyHours: 24,
    answeredInTimePercent: 60,
    band: 'three_days',
    applications: 10,
  })
  expect((await test.visitor().get(path)).statusCode).toBe(200)
})

it('a deleted application gets no upkeep', async () => {
  const { id, talent } = await anApplication(test, { talent: await aVerifiedTalent(test) })
  await test.platform.db.execute(sql`delete from applications where id = ${id}`)
  await later(30 * DAY)
  await talent.visitor.signIn(talent)
  expect((await talent.visitor.get(`${OWN}/${id}`)).statusCode).toBe(404)
})
