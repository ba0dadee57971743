import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import type { ScreenerAttempt, ScreenerList } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import {
  ATTEMPTS,
  aJobWithTest,
  anAttempt,
  aSubject,
  attemptAt,
  changeSubject,
  choose,
  OWN,
  questions,
  TESTS,
  testSubjects,
} from '../screeners.builder.ts'
import { endTimedAttempts } from '../screeners.jobs.ts'

const SECOND = 1_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [testSubjects] })
})
afterAll(() => test.close())

type AskedQuestion = ScreenerAttempt['questions'][number]

const find = (attempt: ScreenerAttempt, kind: AskedQuestion['kind']): AskedQuestion => {
  const question = attempt.questions.find((one) => one.kind === kind)
  if (!question) throw new Error(`no ${kind}`)
  return question
}
const idsOf = (question: AskedQuestion, ...texts: string[]): string[] => {
  const choices = 'options' in question ? question.options : 'items' in question ? question.items : []
  return texts.map((text) => choices.find((one) => one.text === text)?.id ?? '')
}
const save = (talent: BuiltPerson, attempt: { id: string }, question: { id: string }, value: AnswerValue, seq = 1) =>
  talent.visitor.put(`${attemptAt(attempt.id)}/answers/${question.id}`, { value, seq })
const submit = (talent: BuiltPerson, attempt: { id: string }) => talent.visitor.post(`${attemptAt(attempt.id)}/submit`)
const show = async (talent: BuiltPerson, attempt: { id: string }) =>
  (await talent.visitor.get(attemptAt(attempt.id))).json<ScreenerAttempt>()
const list = async (talent: BuiltPerson, jobId: string, subjectId?: string) =>
  (await talent.visitor.get(`${OWN}?jobId=${jobId}${subjectId ? `&subjectId=${subjectId}` : ''}`)).json<ScreenerList>()
const eventsOf = async (id: string) => {
  const { rows } = await test.platform.db.execute<{ event: string }>(
    sql`select event from screener_attempt_events where subject_id = ${id} order by id`,
  )
  return rows.map(({ event }) => event)
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

async function answerAllRightly(talent: BuiltPerson, attempt: ScreenerAttempt): Promise<void> {
  const [single, multiple, ordering] = [find(attempt, 'single'), find(attempt, 'multiple'), find(attempt, 'ordering')]
  const given: [AskedQuestion, AnswerValue][] = [
    [single, idsOf(single, 'The Tana')[0] ?? ''],
    [multiple, idsOf(multiple, 'Cork', 'Ice')],
    [find(attempt, 'numeric'), 41.5],
    [find(attempt, 'short_text'), ' NAIROBI.'],
    [ordering, idsOf(ordering, '1', '2', '3')],
  ]
  for (const [question, value] of given) expect((await save(talent, attempt, question, value)).statusCode).toBe(200)
}

it('true or false, matching and gaps are asked without their key, and score in parts', async () => {
  const { trueFalse, matching, gaps } = questions
  const { talent, attempt } = await anAttempt(test, { named: { questions: [trueFalse, matching, gaps] } })
  expect(JSON.stringify(attempt)).not.toMatch(/isTrue|zq-gap|"match"/)
  const [fact, pairs, text] = [find(attempt, 'true_false'), find(attempt, 'matching'), find(attempt, 'gaps')]
  expect(pairs).toMatchObject({ choices: expect.arrayContaining(['Nairobi', 'Lima', 'Quito']) })
  expect(text).toMatchObject({ parts: ['Ice is ', ' water.'] })
  const [kenya = '', peru = ''] = idsOf(pairs, 'Kenya', 'Peru')
  expect((await save(talent, attempt, pairs, { [kenya]: 'Oslo' })).statusCode).toBe(422)
  expect((await save(talent, attempt, text, { 1: 'too many' })).statusCode).toBe(422)
  await save(talent, attempt, fact, 'true')
  await save(talent, attempt, pairs, { [kenya]: 'Nairobi', [peru]: 'Quito' })
  await save(talent, attempt, text, { 0: ' FROZEN' })
  expect((await show(talent, attempt)).answers).toContainEqual(expect.objectContaining({ value: { 0: ' FROZEN' } }))
  expect((await submit(talent, attempt)).json()).toMatchObject({ status: 'scored', percent: 83 })
})

describe('the tests of a job', () => {
  it('are listed with their length and the talent’s state, never with the expected answers', async () => {
    const { job, written } = await aJobWithTest(test, { asks: { laterDays: 5 } })
    const talent = await aVerifiedTalent(test)
    const subjectId = aSubject(talent.id, job.id)
    expect((await list(talent, job.id)).items).toMatchObject([
      {
        testId: written.id,
        minutes: 20,
        questionCount: 5,
        isRequired: true,
        laterDays: 5,
        attempt: null,
        canStart: false,
      },
    ])
    expect((await list(talent, job.id, subjectId)).items).toMatchObject([{ canStart: true, dueAt: null }])
    const begun = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId })
    for (const body of [begun.body, JSON.stringify(await list(talent, job.id, subjectId))])
      expect(body).not.toMatch(/isRight|accepted|zq-|"answer"|tolerance|guide/)
    expect((await list(talent, job.id, subjectId)).items).toMatchObject([
      { attempt: { status: 'running' }, canStart: false },
    ])
  })
})

describe('starting a test', () => {
  it('runs one clock, however often and from wherever it is pressed', async () => {
    const { job, written } = await aJobWithTest(test)
    const talent = await aVerifiedTalent(test)
    const subjectId = aSubject(talent.id, job.id)
    const start = () => talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId })
    const begun = await Promise.all(Array.from({ length: 20 }, start))
    expect(begun.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
    const all = begun.map((one) => one.json<ScreenerAttempt>())
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(new Set(all.map(({ endsAt }) => endsAt)).size).toBe(1)
    const [first] = all
    expect(Date.parse(first?.endsAt ?? '') - Date.parse(first?.serverNow ?? '')).toBe(20 * MINUTE)
    expect(await eventsOf(first?.id ?? '')).toEqual(['start'])
  })

  it('shuffles the questions per person, in an order that stays', async () => {
    const { attempt, talent } = await anAttempt(test)
    const again = await show(talent, attempt)
    expect(again.questions).toEqual(attempt.questions)
  })

  it('is for the talent it concerns, for a subject that allows it, before the deadline', async () => {
    const { job, written, owner } = await aJobWithTest(test)
    const talent = await aVerifiedTalent(test)
    const statusFor = async (person: BuiltPerson, subjectId: string, jobId = job.id) =>
      (await person.visitor.post(ATTEMPTS, { testId: written.id, jobId, subjectId })).statusCode
    const own = aSubject(talent.id, job.id)
    const operator = await aPersonWith(test, 'operator')
    for (const other of [await aVerifiedTalent(test), owner, operator]) expect(await statusFor(other, own)).toBe(404)
    expect(await statusFor(talent, job.id)).toBe(404)
    expect(await statusFor(talent, own, (await aJobWithTest(test)).job.id)).toBe(404)
    const over = aSubject(talent.id, job.id, { mayAttempt: false })
    const tooLate = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId: over })
    expect(tooLate.json()).toMatchObject({ errors: { testId: [expect.stringContaining('no longer needed')] } })
    const late = aSubject(talent.id, job.id, { dueAt: new Date(test.clock.now().getTime() - 1) })
    const rejected = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId: late })
    expect(rejected.json()).toMatchObject({ errors: { testId: [expect.stringContaining('deadline')] } })
    expect((await list(talent, job.id, late)).items).toMatchObject([{ canStart: false }])
    expect(await statusFor(talent, own)).toBe(201)
    expect((await test.visitor().get(`${OWN}?jobId=${job.id}`)).statusCode).toBe(401)
  })

  it('grants extra time to whoever asks for it before the start', async () => {
    const { attempt, talent, job, written, subjectId } = await anAttempt(test, { extraTime: 'condition' })
    expect(attempt.minutes).toBe(30)
    expect(Date.parse(attempt.endsAt ?? '') - Date.parse(attempt.serverNow)).toBe(30 * MINUTE)
    const body = { testId: written.id, jobId: job.id, subjectId }
    expect((await talent.visitor.post(ATTEMPTS, { ...body, extraTime: 'tired' })).json().errors).toHaveProperty(
      'extraTime',
    )
    // The clock is running, so the time can no longer change.
    expect((await talent.visitor.post(ATTEMPTS, { ...body, extraTime: 'language' })).json()).toMatchObject({
      minutes: 30,
    })
  })

  it('keeps the version it started with when the company edits the test', async () => {
    const { attempt, talent, written, owner, job } = await anAttempt(test)
    const { id, version, companyId: _, updatedAt: __, canEdit: ___, outdatedCount: ____, ...content } = written
    const changed = { ...content, version, title: 'Something else', questions: [questions.numeric] }
    expect((await owner.visitor.put(`${TESTS}/${id}`, changed)).json()).toMatchObject({ version: 2 })
    expect(await show(talent, attempt)).toMatchObject({ title: written.title, questions: attempt.questions })
    await answerAllRightly(talent, attempt)
    expect((await submit(talent, attempt)).json()).toMatchObject({ percent: 100 })
    const next = await aVerifiedTalent(test)
    const body = { testId: id, jobId: job.id, subjectId: aSubject(next.id, job.id) }
    expect((await next.visitor.post(ATTEMPTS, body)).json()).toMatchObject({ title: 'Something else' })
  })
})

describe('answering', () => {
  it('saves answers one by one; the last change wins whichever arrives first', async () => {
    const { attempt, talent } = await anAttempt(test)
    const question = find(attempt, 'short_text')
    expect((await save(talent, attempt, question, '42', 3)).json()).toMatchObject({ value: '42', seq: 3 })
    for (const seq of [2, 3])
      expect((await save(talent, attempt, question, 'older', seq)).json()).toMatchObject({ value: '42', seq: 3 })
    await Promise.all([7, 5, 6, 4].map((seq) => save(talent, attempt, question, `at ${seq}`, seq)))
    expect((await show(talent, attempt)).answers).toMatchObject([{ questionId: question.id, value: 'at 7', seq: 7 }])
    expect((await save(talent, attempt, question, null, 8)).json()).toMatchObject({ value: null })
  })

  it('is rejected with a message at the field if it does not fit the question', async () => {
    const { attempt, talent } = await anAttempt(test)
    const wrong: [AskedQuestion, AnswerValue][] = [
      [find(attempt, 'single'), find(attempt, 'multiple').id],
      [find(attempt, 'numeric'), 'forty'],
      [find(attempt, 'short_text'), 'x'.repeat(256)],
      [find(attempt, 'ordering'), idsOf(find(attempt, 'ordering'), '1', '2')],
      [find(attempt, 'multiple'), idsOf(find(attempt, 'multiple'), 'Cork', 'Cork')],
    ]
    for (const [question, value] of wrong)
      expect((await save(talent, attempt, question, value)).json()).toMatchObject({
        errors: { value: ['This is not a valid answer to this question.'] },
      })
    expect((await save(talent, attempt, { id: attempt.id }, 1)).statusCode).toBe(404)
  })

  it('ends with the time limit, ten seconds of grace later', async () => {
    const { attempt, talent } = await anAttempt(test, { named: { minutes: 1 } })
    const question = find(attempt, 'numeric')
    test.clock.advance(MINUTE + 10 * SECOND)
    expect((await save(talent, attempt, question, 42)).statusCode).toBe(200)
    test.clock.advance(1)
    const late = await save(talent, attempt, question, 7, 2)
    expect([late.statusCode, late.json().code]).toEqual([409, 'attempt_over'])
    expect(await show(talent, attempt)).toMatchObject({ status: 'timed_out', questions: [], answers: [] })
  })

  it('does not slip in while the test ends', async () => {
    const { attempt, talent } = await anAttempt(test)
    const question = find(attempt, 'numeric')
    await save(talent, attempt, question, 41)
    const { db } = test.platform
    let late: Promise<Awaited<ReturnType<typeof save>>> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`update screener_attempts set status = 'submitted' where id = ${attempt.id}`)
      late = save(talent, attempt, question, 7, 2)
      // It has read the attempt and waits for the lock.
      await expect.poll(() => countWaiting(db)).toBe(1)
    })
    expect((await late)?.json()).toMatchObject({ code: 'attempt_over' })
    const { rows } = await db.execute(sql`select value from screener_answers where attempt_id = ${attempt.id}`)
    expect(rows).toEqual([{ value: { given: 41 } }])
  })

  it('is for the talent who takes the test', async () => {
    const { attempt, owner } = await anAttempt(test)
    for (const other of [await aVerifiedTalent(test), owner, await aPersonWith(test, 'operator')]) {
      expect((await save(other, attempt, find(attempt, 'numeric'), 42)).statusCode).toBe(404)
      expect((await other.visitor.get(attemptAt(attempt.id))).statusCode).toBe(404)
      expect((await submit(other, attempt)).statusCode).toBe(404)
    }
  })
})

describe('the end of a test', () => {
  it('brings the score at once if nothing has to be scored by hand', async () => {
    const { attempt, talent, job } = await anAttempt(test)
    await answerAllRightly(talent, attempt)
    const multiple = find(attempt, 'multiple')
    await save(talent, attempt, multiple, idsOf(multiple, 'Cork'), 2)
    const done = (await submit(talent, attempt)).json()
    expect(done).toMatchObject({ status: 'scored', percent: 90, passed: true, questions: [], answers: [] })
    expect((await list(talent, job.id)).items).toMatchObject([{ attempt: { status: 'scored', percent: 90 } }])
    const late = await save(talent, attempt, multiple, [], 9)
    expect(late.json().code).toBe('attempt_over')
    expect(await eventsOf(attempt.id)).toEqual(['start', 'submit', 'score'])
  })

  it('happens once for twenty concurrent submissions', async () => {
    const { attempt, talent } = await anAttempt(test)
    await answerAllRightly(talent, attempt)
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(talent, attempt)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await eventsOf(attempt.id)).toEqual(['start', 'submit', 'score'])
    expect((await submit(talent, attempt)).json()).toMatchObject({ status: 'scored', percent: 100 })
  })

  it('happens by itself when the time is up, and what was answered counts', async () => {
    const { attempt, talent } = await anAttempt(test, { named: { minutes: 5 } })
    const { attempt: other } = await anAttempt(test, { named: { minutes: 45 } })
    await save(talent, attempt, find(attempt, 'numeric'), 42)
    test.clock.advance(5 * MINUTE + 11 * SECOND)
    await Promise.all([endTimedAttempts.work({}, test.platform), endTimedAttempts.work({}, test.platform)])
    expect(await show(talent, attempt)).toMatchObject({
      status: 'scored',
      percent: 20,
      passed: false,
      submittedAt: attempt.endsAt,
    })
    expect(await eventsOf(attempt.id)).toEqual(['start', 'time_out', 'score'])
    expect(await eventsOf(other.id)).toEqual(['start'])
  })

  it('is not held up by another attempt that fails to end', async () => {
    const [broken, other] = [await anAttempt(test), await anAttempt(test)]
    const { db } = test.platform
    await db.execute(sql`create function break_ending() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is on fire'; end $$`)
    await db.execute(sql`create trigger break_ending before update on screener_attempts
      for each row when (old.id = ${sql.raw(`'${broken.attempt.id}'`)}) execute function break_ending()`)
    test.clock.advance(60 * MINUTE)
    try {
      await expect(endTimedAttempts.work({}, test.platform)).rejects.toThrow('could not be processed')
    } finally {
      await db.execute(sql`drop trigger break_ending on screener_attempts`)
      await db.execute(sql`drop function break_ending()`)
    }
    expect(await eventsOf(broken.attempt.id)).toEqual(['start'])
    expect(await eventsOf(other.attempt.id)).toEqual(['start', 'time_out', 'score'])
    await endTimedAttempts.work({}, test.platform)
    expect((await show(broken.talent, broken.attempt)).status).toBe('scored')
  })

  it('is when the time was up, also if submitted later', async () => {
    const { attempt, talent } = await anAttempt(test, { named: { minutes: 1 } })
    test.clock.advance(2 * MINUTE)
    expect((await submit(talent, attempt)).json()).toMatchObject({ status: 'scored', submittedAt: attempt.endsAt })
    expect(await eventsOf(attempt.id)).toEqual(['start', 'time_out', 'score'])
  })
})

describe('applying again', () => {
  it('reuses the result of the last 180 days, and asks again after that', async () => {
    const { attempt, talent, job, written } = await anAttempt(test)
    await submit(talent, attempt)
    const subjectId = aSubject(talent.id, job.id)
    const start = async () => {
      const answer = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId })
      return answer.json<ScreenerAttempt>()
    }
    expect(await start()).toMatchObject({ id: attempt.id, status: 'scored' })
    test.clock.advance(180 * DAY)
    await talent.visitor.signIn(talent)
    expect((await list(talent, job.id, subjectId)).items).toMatchObject([{ attempt: null, canStart: true }])
    const next = await start()
    expect(next.status).toBe('running')
    expect(next.id).not.toBe(attempt.id)
  })

  it('does not ask for tests the job no longer has', async () => {
    const { owner, job, written } = await aJobWithTest(test)
    const talent = await aVerifiedTalent(test)
    await owner.visitor.signIn(owner)
    await choose(owner, job.id, [])
    const subjectId = aSubject(talent.id, job.id)
    const rejected = await talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId })
    expect(rejected.statusCode).toBe(404)
    changeSubject(subjectId, { mayAttempt: false })
    expect((await list(talent, job.id, subjectId)).items).toEqual([])
  })

  it('lists no tests for a job that nobody may read', async () => {
    const { owner: stranger } = await aVerifiedCompany(test)
    expect((await stranger.visitor.get(`${OWN}?jobId=${stranger.id}`)).statusCode).toBe(404)
  })
})
