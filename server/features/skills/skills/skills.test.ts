import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { timeOutAttempts } from '#server/features/hiring/screeners/taking/finishing.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Comparison } from '#shared/features/hiring/screeners/scoring/comparison.contract.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { PracticeQuestion, ProvenSkill, SkillResult } from '#shared/features/skills/skills/skills.contract.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { bankOf } from './bank/banks.ts'

const SKILLS = '/talent/api/skills'
const ATTEMPTS = '/talent/api/screeners/attempts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Shown = ProvenSkill & { results: SkillResult[]; comparison: Comparison }

const start = (talent: BuiltPerson, slug = 'git', body?: { extraTime: string }) =>
  talent.visitor.post(`${SKILLS}/${slug}/attempts`, body)
const show = async (talent: BuiltPerson, slug = 'git') => (await talent.visitor.get(`${SKILLS}/${slug}`)).json<Shown>()
const submit = (talent: BuiltPerson, { id }: { id: string }) => talent.visitor.post(`${ATTEMPTS}/${id}/submit`)

const rightAnswers = new Map((bankOf('git')?.questions ?? []).map(({ text, right }) => [text, right]))

/** Answers the first questions rightly and leaves the rest. */
async function answer(talent: BuiltPerson, { id, questions }: ScreenerAttempt, right: number): Promise<void> {
  for (const question of questions.slice(0, right)) {
    if (!('options' in question)) throw new Error(question.kind)
    const ids = question.options
      .filter(({ text }) => rightAnswers.get(question.text)?.includes(text))
      .map((one) => one.id)
    const value = question.kind === 'single' ? ids[0] : ids
    const saved = await talent.visitor.put(`${ATTEMPTS}/${id}/answers/${question.id}`, { value, seq: 1 })
    expect(saved.statusCode).toBe(200)
  }
}

async function take(talent: BuiltPerson, right: number): Promise<void> {
  const attempt = (await start(talent)).json<ScreenerAttempt>()
  await answer(talent, attempt, right)
  expect((await submit(talent, attempt)).statusCode).toBe(200)
}

describe('the test of a skill', () => {
  it('asks twenty questions of all topics without giving the answers away', async () => {
    const talent = await aVerifiedTalent(test)
    const begun = await start(talent)
    expect(begun.statusCode).toBe(201)
    expect(begun.body).not.toMatch(/isRight|explanation/)
    const attempt = begun.json<ScreenerAttempt>()
    expect(attempt).toMatchObject({ jobId: null, title: 'Git', minutes: 25, questionCount: 20 })
    const topics = new Set(
      attempt.questions.map(({ text }) => bankOf('git')?.questions.find((one) => one.text === text)?.topic),
    )
    expect(topics.size).toBe(5)
    expect((await show(talent)).test).toMatchObject({ attemptId: attempt.id, opensAt: null })
  })

  it('runs once, however often it is started', async () => {
    const talent = await aVerifiedTalent(test)
    const begun = await Promise.all(Array.from({ length: 5 }, () => start(talent)))
    expect(new Set(begun.map((one) => one.json<ScreenerAttempt>().id)).size).toBe(1)
  })

  it('grants more time to whoever asks before the start, and shows what it recorded', async () => {
    const talent = await aVerifiedTalent(test)
    expect((await start(talent, 'git', { extraTime: 'tired' })).json().errors).toHaveProperty('extraTime')
    const attempt = (await start(talent, 'git', { extraTime: 'language' })).json<ScreenerAttempt>()
    expect(Date.parse(attempt.endsAt ?? '') - Date.parse(attempt.serverNow)).toBe(30 * MINUTE)
    await answer(talent, attempt, 1)
    await submit(talent, attempt)
    const { last } = await show(talent)
    const log = (await talent.visitor.get(`${ATTEMPTS}/${last?.attemptId}/log`)).json<{ items: { kind: string }[] }>()
    expect(log.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['started', 'answered', 'submitted']))
  })

  it('never asks what is there for practising', async () => {
    const talent = await aVerifiedTalent(test)
    const { items } = (await talent.visitor.get(`${SKILLS}/git/practice`)).json<{ items: PracticeQuestion[] }>()
    expect(items.length).toBeGreaterThanOrEqual(10)
    const { questions } = (await start(talent)).json<ScreenerAttempt>()
    expect(questions.filter(({ text }) => items.some((one) => one.text === text))).toEqual([])
  })

  it('proves a level by topic, for two years', async () => {
    const talent = await aVerifiedTalent(test)
    await take(talent, 18)
    const { best, results, test: facts } = await show(talent)
    expect(best).toMatchObject({ percent: 90, passed: true, level: 4, isValid: true })
    expect(best?.topics.reduce((sum, { percent }) => sum + percent, 0)).toBe(450)
    expect(results).toHaveLength(1)
    expect(facts?.attemptId).toBeNull()
    const years = (Date.parse(best?.validUntil ?? '') - Date.parse(best?.takenAt ?? '')) / DAY / 365
    expect(years).toBeCloseTo(2, 1)
    const { items } = (await talent.visitor.get(SKILLS)).json<{ items: ProvenSkill[] }>()
    expect(items.find(({ slug }) => slug === 'git')?.best).toMatchObject({ level: 4 })
  })

  it('compares the result with at least thirty people', async () => {
    const talent = await aVerifiedTalent(test)
    await take(talent, 18)
    const { db } = test.platform
    const others = (count: number) =>
      db.execute(sql`
        with made as (
          insert into people (id, name, called_name, email)
          select gen_random_uuid(), 'Other', 'Other', gen_random_uuid() || '@people.example' from generate_series(1, ${count})
          returning id
        )
        insert into screener_attempts (id, test_id, version, person_id, status, seed, question_order, max_points, percent)
        select gen_random_uuid(), test_id, version, made.id, status, seed, question_order, max_points, 20
        from made, screener_attempts where screener_attempts.person_id = ${talent.id}`)
    const known = await db.execute<{ count: number }>(
      sql`select count(distinct person_id)::int as count from screener_attempts where status = 'scored'`,
    )
    const missing = 30 - (known.rows[0]?.count ?? 0)
    await others(missing - 1)
    expect((await show(talent)).comparison).toBeNull()
    await others(1)
    expect((await show(talent)).comparison).toMatchObject({ people: 30, percentile: expect.any(Number) })
  })

  it('cannot be repeated at once after failing, and can after two days', async () => {
    const talent = await aVerifiedTalent(test)
    await take(talent, 13)
    expect((await show(talent)).last).toMatchObject({ percent: 65, passed: false, level: 0, validUntil: null })
    expect((await start(talent)).statusCode).toBe(422)
    test.clock.advance(2 * DAY + MINUTE)
    expect((await start(talent)).statusCode).toBe(201)
  })

  it('ends by itself: answers given in time count', async () => {
    const talent = await aVerifiedTalent(test)
    const attempt = (await start(talent)).json<ScreenerAttempt>()
    await answer(talent, attempt, 16)
    test.clock.advance(26 * MINUTE)
    await timeOutAttempts(test.platform)
    expect((await show(talent)).best).toMatchObject({ percent: 80, level: 4 })
  })

  it('belongs to the person who takes it', async () => {
    const [talent, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const attempt = (await start(talent)).json<ScreenerAttempt>()
    expect((await other.visitor.get(`${ATTEMPTS}/${attempt.id}`)).statusCode).toBe(404)
    expect((await submit(other, attempt)).statusCode).toBe(404)
    expect((await show(other)).results).toEqual([])
    expect((await test.visitor().get(SKILLS)).statusCode).toBe(401)
  })

  it('says what the skill is called elsewhere, also in ESCO', async () => {
    const talent = await aVerifiedTalent(test)
    const esco = { uri: 'http://data.europa.eu/esco/skill/598de5b0-5b58-4ea7-8058-a4bc4d18c742', name: 'SQL' }
    expect(await show(talent, 'sql')).toMatchObject({ esco })
    expect(await show(talent, 'go')).toMatchObject({ esco: null, otherNames: ['golang', 'go lang', 'go-lang'] })
  })

  it('does not exist for a skill without a bank', async () => {
    const talent = await aVerifiedTalent(test)
    expect((await start(talent, 'cobol')).statusCode).toBe(404)
    expect((await show(talent, 'cobol')).test).toBeNull()
    expect((await talent.visitor.get(`${SKILLS}/tests`)).statusCode).toBe(404)
  })
})
