import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { ATTEMPTS, aJobWithTest, attemptAt } from '#server/features/hiring/screeners/screeners.builder.ts'
import { anInvitation, OWN as OWN_INVITATIONS } from '#server/features/jobs/invitations/invitations.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { findJobMarks } from '#server/features/jobs/saved-jobs/job-marks.service.ts'
import { send } from '#server/features/talk/chat/chat.builder.ts'
import { transaction } from '#server/platform/db/database.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  ApplicationDetail,
  ApplicationStatistics,
  ApplicationsPage,
} from '#shared/features/hiring/applications/applications.contract.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { anAnswer, anApplication, aSentForm, OF_COMPANY, OWN } from './applications.builder.ts'
import { findApplyState, receiveApplication } from './receiving.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const list = async (person: BuiltPerson, query = '') =>
  (await person.visitor.get(`${OWN}${query}`)).json<ApplicationsPage>()
const show = async (person: BuiltPerson, id: string) =>
  (await person.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
const notificationsOf = async (person: BuiltPerson) =>
  (await person.visitor.get(notificationList.list.path))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)
const look = (person: BuiltPerson, id: string) => person.visitor.post(`${OF_COMPANY}/${id}/look`)
const move = (person: BuiltPerson, id: string, stageId: string | undefined) =>
  person.visitor.post(`${OF_COMPANY}/${id}/stage`, { stageId })
const steps = ({ timeline }: ApplicationDetail) => timeline.map(({ event, by }) => `${event} by ${by}`)

describe('a received application', () => {
  it('is listed with its reply date, announced to the hiring team and confirmed by email with a full copy', async () => {
    const talent = await aPerson(test, { name: 'Ada Obi', timeZone: 'Africa/Lagos' })
    const answers = [
      anAnswer({ label: 'Your first week?', value: 'I would read.' }),
      anAnswer({ type: 'yes_no', label: 'Can you travel?', value: true }),
      anAnswer({
        type: 'salary_expectation',
        label: 'Pay',
        value: { amount: 500_000, currency: 'EUR', period: 'month' },
      }),
      anAnswer({ type: 'multi', label: 'Tools', value: ['Go', 'Rust'] }),
      anAnswer({ type: 'number', label: 'Years', value: null }),
      anAnswer({ type: 'notice_period', label: 'Notice', value: 30 }),
      anAnswer({ type: 'date', label: 'From when', value: '2027-01-15' }),
    ]
    const { id, job, owner, company } = await anApplication(test, {
      talent,
      sent: { answers },
      fields: { replyDays: 7 },
    })
    const { items, totals, counts } = await list(talent)
    expect(items).toMatchObject([
      {
        id,
        job: { id: job.id, card: { title: 'Backend engineer' } },
        jobTitle: 'Backend engineer',
        company: { id: company.id, name: 'Halden Optics', timeZone: 'Europe/Oslo' },
        status: 'submitted',
        stage: null,
        isOverdue: false,
        turn: 'company',
        replyDueAt: new Date(test.clock.now().getTime() + 7 * DAY).toISOString(),
        can: ['withdraw', 'edit', 'archive'],
      },
    ])
    expect(totals).toEqual({ live: 1, ended: 0, archived: 0, mine: 0 })
    expect(counts).toEqual({ submitted: 1 })
    expect(await notificationsOf(owner)).toEqual(['Ada Obi applied: Backend engineer'])

    const find = () => test.mails.find(({ to, subject }) => to === talent.email && /Application received/.test(subject))
    await expect.poll(find).toBeDefined()
    const text = find()?.text ?? ''
    for (const words of ['Your first week?: I would read.', 'Can you travel?: Yes', 'Go and Rust', 'Years: No answer'])
      expect(text).toContain(words)
    for (const words of ['Notice: 30 days', 'From when: 15 Jan 2027', 'I have done this before', `/applications/${id}`])
      expect(text).toContain(words)
    expect(text).toMatch(/Pay: EUR.5,000 per month/)
    const copy = (await talent.visitor.get(`${OWN}/${id}/copy`)).json<{ text: string }>().text
    expect(copy).toContain('Your first week?\nI would read.')
  })

  it('opens a conversation, marks the job as applied for and accepts the invitation', async () => {
    const { talent, job, owner, company } = await anInvitation(test)
    const { id } = await anApplication(test, { talent, to: { job, owner, company }, source: 'invitation' })
    const { conversationId } = await show(talent, id)
    expect((await send(talent, conversationId ?? '', 'I have a question')).statusCode).toBe(201)
    const [marks] = await findJobMarks(test.platform.db, talent.id, [job.id])
    expect(marks?.appliedAt).toBe(test.clock.now().toISOString())
    const answered = (await talent.visitor.get(`${OWN_INVITATIONS}?show=answered`)).json()
    expect(answered).toMatchObject({ items: [{ status: 'accepted' }] })
  })

  it('is unique: a talent has one active application per job', async () => {
    const { talent, job } = await anApplication(test)
    const sent = await aSentForm(test, talent.id, job.id)
    const viewed = await viewJob(test.platform.db, null, job.id)
    const again = () =>
      transaction(test.platform.db, (tx) =>
        receiveApplication(tx, test.platform, {
          talentId: talent.id,
          viewed,
          sent,
          source: 'direct',
          sourceId: null,
          knockedOut: false,
          match: null,
        }),
      )
    await expect(again()).rejects.toMatchObject({
      code: 'status_changed_meanwhile',
      message: 'You have already applied for this job.',
    })
    expect((await list(talent)).items).toHaveLength(1)
  })

  it('reports what would prevent another one', async () => {
    const { id, talent, job, owner, company } = await anApplication(test)
    await anApplication(test, { to: { job, owner, company } })
    await anApplication(test, { talent })
    const state = () => findApplyState(test.platform.db, talent.id, job.id, test.clock.now())
    expect(await state()).toEqual({ live: id, endedRecently: null, sentToday: 2, liveCount: 2, jobLive: 2 })
    await talent.visitor.post(`${OWN}/${id}/withdraw`, {})
    expect(await state()).toMatchObject({
      live: null,
      endedRecently: { id, reapplyFrom: null },
      sentToday: 2,
      liveCount: 1,
      jobLive: 1,
    })
  })
})

describe('the talent’s list', () => {
  it('pages by last activity', async () => {
    const talent = await aVerifiedTalent(test)
    const ids: string[] = []
    for (let at = 0; at < 5; at++) {
      // Two share a timestamp, so the id decides the order.
      if (at !== 2) test.clock.advance(1000)
      ids.push((await anApplication(test, { talent })).id)
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: ApplicationsPage = await list(talent, `?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(ids.toReversed())
    expect((await talent.visitor.get(`${OWN}?cursor=nonsense`)).statusCode).toBe(422)
  })

  it('can be filtered by status, text and pending actions, and archived', async () => {
    const talent = await aVerifiedTalent(test)
    const first = await anApplication(test, { talent, fields: { title: 'Lighthouse keeper 100%' } })
    const second = await anApplication(test, { talent })
    await look(second.owner, second.id)
    const ids = async (query: string) => (await list(talent, query)).items.map(({ id }) => id)
    expect(await ids('?status=in_review')).toEqual([second.id])
    expect(await ids('?text=LIGHTHOUSE')).toEqual([first.id])
    expect(await ids('?text=100%25')).toEqual([first.id])
    expect(await ids('?text=halden')).toHaveLength(2)
    expect(await ids('?mine=true')).toEqual([])
    const { conversationId } = await show(talent, first.id)
    test.clock.advance(1000)
    await send(first.owner, conversationId ?? '', 'When could you start?')
    expect(await ids('?mine=true')).toEqual([first.id])
    expect((await list(talent)).items[0]).toMatchObject({ id: first.id, turn: 'talent', unreadMessages: 1 })
    await send(talent, conversationId ?? '', 'In May')
    expect(await ids('?mine=true')).toEqual([])

    const archive = (isArchived: boolean) => talent.visitor.put(`${OWN}/${first.id}/archive`, { isArchived })
    expect((await archive(true)).json()).toMatchObject({ isArchived: true })
    expect(await ids('')).toEqual([second.id])
    expect(await ids('?show=archived')).toEqual([first.id])
    expect((await list(talent)).totals).toEqual({ live: 1, ended: 0, archived: 1, mine: 0 })
    await archive(false)
    expect(await ids('')).toHaveLength(2)
  })
})

describe('the page of an application', () => {
  it('shows everything that happened in order, and the available actions', async () => {
    const talent = await aVerifiedTalent(test)
    const resume = { id: await aReadyFile(test, talent), name: 'cv.txt', size: 14 }
    const { id, owner } = await anApplication(test, { talent, sent: { resume } })
    const company = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<{ stages: { id: string }[] }>()
    const hour = () => test.clock.advance(HOUR)
    hour()
    await look(owner, id)
    await look(owner, id)
    hour()
    const link = (await owner.visitor.post(`${OF_COMPANY}/${id}/resume`)).json<{ url: string; expiresAt: string }>()
    expect((await owner.visitor.get(link.url)).body).toBe('I can do this.')
    expect(Date.parse(link.expiresAt)).toBeGreaterThan(test.clock.now().getTime())
    await owner.visitor.post(`${OF_COMPANY}/${id}/resume`)
    hour()
    await move(owner, id, company.stages[0]?.id)
    hour()
    const { conversationId } = await show(talent, id)
    await send(owner, conversationId ?? '', 'Shall we talk?')
    hour()
    await move(owner, id, company.stages[1]?.id)
    const detail = await show(talent, id)
    expect(steps(detail)).toEqual([
      'submit by talent',
      'look by company',
      'resume_opened by company',
      'interview by company',
      'message by company',
      'assess by company',
    ])
    expect(detail.timeline.map(({ words }) => words)).toEqual([
      null,
      null,
      null,
      'A first talk',
      null,
      'A day together',
    ])
    expect(detail).toMatchObject({
      status: 'assessment',
      stage: { name: 'A day together', kind: 'task' },
      stages: [{ state: 'done' }, { state: 'now' }],
      editableUntil: null,
      rejection: null,
      withdrawal: null,
      isJobOpen: true,
      can: ['withdraw', 'archive'],
      people: [{ id: owner.id, name: 'Wanjiru Kamau' }],
    })
    expect((await notificationsOf(talent)).toReversed()).toEqual([
      'Halden Optics has read your application: Backend engineer',
      'Halden Optics opened your résumé: Backend engineer',
      'Halden Optics would like to interview you: Backend engineer',
      'Halden Optics invites you to an assessment: Backend engineer',
    ])
  })

  it('shows no stage as passed after a direct hire', async () => {
    const { id, talent, owner } = await anApplication(test)
    expect((await owner.visitor.post(`${OF_COMPANY}/${id}/hire`, {})).statusCode).toBe(200)
    const { stages, can } = await show(talent, id)
    expect([can.includes('reapply'), ...stages.map(({ state }) => state)]).toEqual([false, 'skipped', 'skipped'])
  })

  it('shows a skipped stage as skipped, also after a hire from there', async () => {
    const { id, talent, owner } = await anApplication(test)
    const { stages } = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<{ stages: { id: string }[] }>()
    await move(owner, id, stages[1]?.id)
    expect(await show(talent, id)).toMatchObject({ stages: [{ state: 'skipped' }, { state: 'now' }] })
    await owner.visitor.post(`${OF_COMPANY}/${id}/hire`, {})
    expect(await show(talent, id)).toMatchObject({ stages: [{ state: 'skipped' }, { state: 'done' }] })
  })

  it('can be withdrawn with a reason, once, and the job can be applied for again', async () => {
    const { id, talent, owner, job } = await anApplication(test)
    const withdraw = () => talent.visitor.post(`${OWN}/${id}/withdraw`, { reason: 'pay', note: 'Found another' })
    expect((await withdraw()).json()).toMatchObject({
      status: 'withdrawn',
      turn: 'nobody',
      replyDueAt: null,
      withdrawal: { reason: 'pay', note: 'Found another' },
      can: ['archive', 'reapply', 'delete_submission'],
    })
    expect((await withdraw()).statusCode).toBe(200)
    expect(steps(await show(talent, id))).toEqual(['submit by talent', 'withdraw by talent'])
    const [marks] = await findJobMarks(test.platform.db, talent.id, [job.id])
    expect(marks?.appliedAt).toBeNull()
    expect(await notificationsOf(owner)).toContain('Wanjiru Kamau withdrew their application: Backend engineer')
    const rejected = await owner.visitor.post(`${OF_COMPANY}/${id}/hire`)
    expect(rejected.statusCode).toBe(409)
    const reason = 'This application was withdrawn, so this is no longer possible.'
    expect(rejected.json()).toMatchObject({ code: 'status_changed_meanwhile', reason, message: reason })
  })

  it('gives the talent their files', async () => {
    const talent = await aVerifiedTalent(test)
    const resume = { id: await aReadyFile(test, talent), name: 'cv.txt', size: 14 }
    const { id } = await anApplication(test, { talent, sent: { resume } })
    const file = (fileId: string) => talent.visitor.get(`/shared/api/applications/${id}/files/${fileId}`)
    expect((await talent.visitor.get((await file(resume.id)).json<{ url: string }>().url)).body).toBe('I can do this.')
    const another = await aReadyFile(test, talent)
    expect((await file(another)).statusCode, 'which was not sent').toBe(404)
    expect((await show(talent, id)).resumeOpenedAt).toBeNull()
  })
})

it('counts how far each application got', async () => {
  const talent = await aVerifiedTalent(test)
  const stages = [
    { name: 'Talk', kind: 'interview' as const },
    { name: 'Offer', kind: 'offer' as const },
  ]
  const sent: Awaited<ReturnType<typeof anApplication>>[] = []
  for (let at = 0; at < 5; at++) sent.push(await anApplication(test, { talent, fields: { stages } }))
  test.clock.advance(2 * DAY)
  const [read, talked, hired] = sent
  const stageOf = async ({ owner, job }: (typeof sent)[number], place: number) =>
    (await owner.visitor.get(`/company/api/jobs/${job.id}`)).json<{ stages: { id: string }[] }>().stages[place]?.id
  if (read) await look(read.owner, read.id)
  if (talked) await move(talked.owner, talked.id, await stageOf(talked, 0))
  const figures = async () => (await talent.visitor.get(`${OWN}/statistics`)).json<ApplicationStatistics>()
  expect(await figures()).toMatchObject({ sent: 5, live: 5, answered: 1, medianReplyDays: null })
  if (hired) {
    await move(hired.owner, hired.id, await stageOf(hired, 1))
    await hired.owner.visitor.post(`${OF_COMPANY}/${hired.id}/hire`)
  }
  const last = sent[3]
  if (last) await move(last.owner, last.id, await stageOf(last, 0))
  const atOnce = sent[4]
  await atOnce?.owner.visitor.post(`${OF_COMPANY}/${atOnce.id}/hire`)
  expect(await figures()).toEqual({
    sent: 5,
    live: 3,
    answered: 4,
    medianReplyDays: 2,
    interviews: 2,
    offers: 1,
    funnel: [
      { step: 'sent', count: 5 },
      { step: 'read', count: 5 },
      { step: 'talked', count: 2 },
      { step: 'offered', count: 1 },
      { step: 'hired', count: 2 },
    ],
  })
})

describe('a test sent with an application', () => {
  it('is open until its deadline, or until it is taken', async () => {
    const { job, owner, company, written } = await aJobWithTest(test, { asks: { laterDays: 3 } })
    const { id, talent } = await anApplication(test, { to: { job, owner, company } })
    const dueAt = new Date(test.clock.now().getTime() + 3 * DAY).toISOString()
    const detail = await show(talent, id)
    expect(detail).toMatchObject({ turn: 'talent', testsDue: [{ title: written.title, dueAt }] })
    expect(detail.timeline.at(-1)).toMatchObject({ entry: 'test_due', words: written.title })
    expect((await list(talent, '?mine=true')).items).toMatchObject([{ id }])
    const seen = () => owner.visitor.get(`${OF_COMPANY}/${id}`)
    expect((await seen()).json()).toMatchObject({ tests: [{ title: written.title, state: 'not_started' }] })

    const begun = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId: id })
    const attemptId = begun.json<{ id: string }>().id
    test.clock.advance(1000)
    expect((await talent.visitor.post(`${attemptAt(attemptId)}/submit`)).statusCode).toBe(200)
    const after = await show(talent, id)
    expect(after).toMatchObject({ turn: 'company', testsDue: [] })
    expect(after.timeline.at(-1)).toMatchObject({ entry: 'test_finished', words: written.title })
    expect((await list(talent)).totals.mine).toBe(0)
  })

  it('is void once the application has ended, and cannot be started', async () => {
    const { job, owner, company, written } = await aJobWithTest(test, { asks: { laterDays: 3 } })
    const { id, talent } = await anApplication(test, { to: { job, owner, company } })
    await owner.visitor.post(`${OF_COMPANY}/${id}/hire`)
    expect(await show(talent, id)).toMatchObject({ turn: 'nobody', testsDue: [] })
    const begun = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId: id })
    expect(begun.statusCode).toBe(422)
    expect(begun.json()).toMatchObject({ errors: { testId: [expect.stringContaining('no longer needed')] } })
  })

  it('is closed after its deadline', async () => {
    const { job, owner, company } = await aJobWithTest(test, { asks: { laterDays: 1 } })
    const { id, talent } = await anApplication(test, { to: { job, owner, company } })
    test.clock.advance(2 * DAY)
    expect(await show(talent, id)).toMatchObject({ turn: 'company', testsDue: [] })
  })
})

it('a job without applications has an empty apply state', async () => {
  const { job } = await aPublishedJob(test)
  const talent = await aVerifiedTalent(test)
  expect(await findApplyState(test.platform.db, talent.id, job.id, test.clock.now())).toEqual({
    live: null,
    endedRecently: null,
    sentToday: 0,
    liveCount: 0,
    jobLive: 0,
  })
})
