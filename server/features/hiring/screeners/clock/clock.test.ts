import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  LogEntry,
  Presence,
  PresenceAnswer,
  ScreenerAttempt,
} from '#shared/features/hiring/screeners/screeners.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { anAttempt, attemptAt, testSubjects } from '../screeners.builder.ts'
import { endTimedAttempts } from '../screeners.jobs.ts'

const SECOND = 1_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [testSubjects] })
})
afterAll(() => test.close())

type Taking = Awaited<ReturnType<typeof anAttempt>>

const report = async ({ talent, attempt }: Taking, given: Partial<Presence> & { tab: string }) =>
  (await talent.visitor.post(`${attemptAt(attempt.id)}/presence`, { state: 'here', ...given })).json<PresenceAnswer>()
const save = ({ talent, attempt }: Taking, place = 0) =>
  talent.visitor.put(`${attemptAt(attempt.id)}/answers/${attempt.questions[place]?.id}`, { value: null, seq: 1 })
const show = async ({ talent, attempt }: Taking) =>
  (await talent.visitor.get(attemptAt(attempt.id))).json<ScreenerAttempt>()
const logOf = async ({ talent, attempt }: Taking) =>
  (await talent.visitor.get(`${attemptAt(attempt.id)}/log`)).json<{ items: LogEntry[] }>().items
const endOf = ({ attempt }: Taking) => Date.parse(attempt.endsAt ?? '')
const after = (taking: Taking, ms: number) => new Date(endOf(taking) + ms).toISOString()
const wait = (ms: number) => test.clock.advance(ms)

describe('a lost connection', () => {
  it('stops the clock, and the person is told', async () => {
    const taking = await anAttempt(test)
    const tab = newId()
    expect(await report(taking, { tab })).toMatchObject({ isActive: true, pausedMs: 0, pauseLeftMs: 5 * MINUTE })
    wait(MINUTE)
    // A reload asks for the attempt before the page reports.
    expect(await show(taking)).toMatchObject({ endsAt: after(taking, MINUTE) })
    const back = await report(taking, { tab })
    expect(back).toMatchObject({ endsAt: after(taking, MINUTE), pausedMs: MINUTE, pauseLeftMs: 4 * MINUTE })
    expect((await logOf(taking)).find(({ kind }) => kind === 'connection_lost')).toMatchObject({ pausedMs: MINUTE })
  })

  it('is noticed by the first answer that arrives afterwards', async () => {
    const taking = await anAttempt(test)
    await report(taking, { tab: newId() })
    wait(2 * MINUTE)
    expect((await save(taking)).statusCode).toBe(200)
    expect(await show(taking)).toMatchObject({ endsAt: after(taking, 2 * MINUTE), pausedMs: 2 * MINUTE })
  })

  it('uses up a budget, then the clock runs on', async () => {
    const taking = await anAttempt(test)
    const tab = newId()
    await report(taking, { tab })
    wait(8 * MINUTE)
    expect(await report(taking, { tab })).toMatchObject({ endsAt: after(taking, 5 * MINUTE), pauseLeftMs: 0 })
    wait(8 * MINUTE)
    expect(await report(taking, { tab })).toMatchObject({ endsAt: after(taking, 5 * MINUTE) })
  })

  it('is not assumed of a page that was hidden or closed', async () => {
    const taking = await anAttempt(test)
    const tab = newId()
    await report(taking, { tab })
    await report(taking, { tab, state: 'hidden' })
    wait(3 * MINUTE)
    expect(await report(taking, { tab })).toMatchObject({ endsAt: after(taking, 0), pausedMs: 0 })
    await report(taking, { tab, state: 'gone' })
    wait(3 * MINUTE)
    expect(await report(taking, { tab: newId() })).toMatchObject({ isActive: true, endsAt: after(taking, 0) })
  })

  it('is waited for at the end; then the attempt is handed in as of its deadline', async () => {
    const taking = await anAttempt(test)
    await report(taking, { tab: newId() })
    wait(26 * MINUTE)
    // Given offline before the end, and sent within the grace period.
    await report(taking, { tab: newId() })
    expect((await save(taking)).statusCode).toBe(200)
    wait(30 * SECOND)
    await report(taking, { tab: newId() })
    expect((await save(taking, 1)).statusCode).toBe(200)
    const other = await anAttempt(test)
    await report(other, { tab: newId() })
    wait(25 * MINUTE + 119 * SECOND)
    await endTimedAttempts.work({}, test.platform)
    expect(await show(other)).toMatchObject({ status: 'running' })
    wait(2 * SECOND)
    await endTimedAttempts.work({}, test.platform)
    expect(await show(other)).toMatchObject({ submittedAt: after(other, 5 * MINUTE) })
    expect((await save(other, 1)).statusCode).toBe(409)
    expect((await save(other, 1)).statusCode).toBe(409)
    const kinds = (await logOf(other)).map(({ kind }) => kind)
    expect(kinds).toEqual(['started', 'connection_lost', 'timed_out', 'marked', 'late_answer'])
    expect((await logOf(other)).at(-1)).toMatchObject({ question: 2 })
  })
})

describe('a second tab', () => {
  it('asks before it takes over, and the first one is told', async () => {
    const taking = await anAttempt(test)
    const [one, other] = [newId(), newId()]
    await report(taking, { tab: one })
    expect(await report(taking, { tab: other })).toMatchObject({ isActive: false })
    // Closing an inactive tab does not release the active one.
    await report(taking, { tab: other, state: 'gone' })
    expect(await report(taking, { tab: other })).toMatchObject({ isActive: false })
    expect(await report(taking, { tab: other, takeOver: true })).toMatchObject({ isActive: true })
    expect(await report(taking, { tab: one })).toMatchObject({ isActive: false })
    expect((await logOf(taking)).map(({ kind }) => kind)).toEqual(['started', 'taken_over'])
  })

  it('continues at once where the first has been closed or silent for long', async () => {
    const taking = await anAttempt(test)
    const one = newId()
    await report(taking, { tab: one })
    await report(taking, { tab: one, state: 'gone' })
    expect(await report(taking, { tab: newId() })).toMatchObject({ isActive: true })
    wait(91 * SECOND)
    expect(await report(taking, { tab: newId() })).toMatchObject({ isActive: true })
  })
})

describe('presence and log', () => {
  it('are nobody else’s, and change nothing after the end', async () => {
    const taking = await anAttempt(test)
    const stranger = await aVerifiedTalent(test)
    const at = attemptAt(taking.attempt.id)
    expect((await stranger.visitor.post(`${at}/presence`, { tab: newId(), state: 'here' })).statusCode).toBe(404)
    expect((await stranger.visitor.get(`${at}/log`)).statusCode).toBe(404)
    expect((await taking.talent.visitor.post(`${at}/presence`, { tab: 'x', state: 'there' })).statusCode).toBe(422)
    await taking.talent.visitor.post(`${at}/submit`)
    expect(await report(taking, { tab: newId() })).toMatchObject({ isActive: true, status: 'scored' })
  })
})
