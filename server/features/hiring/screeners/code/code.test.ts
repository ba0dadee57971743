import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { AttemptReview } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { MAX_RUNS, MAX_SOURCE } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { CodeRun, ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { anAttempt, aTestContent, attemptAt, questions, readingAt, TESTS, testSubjects } from '../screeners.builder.ts'
import { answers } from '../screeners.tables.ts'
import { markCode } from './code-marking.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [testSubjects] })
})
afterAll(() => test.close())

const right = 'function add(a, b) { return a + b }'
const answerAt = (attemptId: string, questionId: string) => `${attemptAt(attemptId)}/answers/${questionId}`

async function aCodeAttempt(source: string | null, asked: object[] = [questions.code]) {
  const made = await anAttempt(test, { named: { questions: asked as never } })
  const { attempt, talent } = made
  const questionId = attempt.questions.find(({ kind }) => kind === 'code')?.id ?? ''
  if (source !== null) await talent.visitor.put(answerAt(attempt.id, questionId), { value: source, seq: 1 })
  return {
    ...made,
    questionId,
    run: (by: BuiltPerson = talent) => by.visitor.post(`${answerAt(attempt.id, questionId)}/run`),
  }
}

const submit = async (talent: BuiltPerson, id: string) =>
  (await talent.visitor.post(`${attemptAt(id)}/submit`)).json<ScreenerAttempt>()
const show = async (talent: BuiltPerson, id: string) =>
  (await talent.visitor.get(attemptAt(id))).json<ScreenerAttempt>()

describe('a code question', () => {
  it('shows its examples and only counts the hidden tests', async () => {
    const { attempt, talent } = await aCodeAttempt(null)
    expect(attempt.questions).toMatchObject([
      {
        kind: 'code',
        language: 'javascript',
        entry: 'add',
        examples: [{ args: '[1, 2]', expected: '3' }],
        hiddenCount: 1,
      },
    ])
    expect((await talent.visitor.get(attemptAt(attempt.id))).body).not.toContain('zq-hidden')
  })

  it('is written with a function name and tests in JSON', async () => {
    const { owner, company } = await aCodeAttempt(null)
    const write = (changes: object) =>
      owner.visitor.post(TESTS, aTestContent(company.id, { questions: [{ ...questions.code, ...changes }] as never }))
    const [first] = questions.code.cases
    for (const [changes, field] of [
      [{ cases: [] }, 'questions.0.cases'],
      [{ entry: 'add(); for' }, 'questions.0.entry'],
      [{ cases: [{ ...first, args: '3' }] }, 'questions.0.cases.0.args'],
      [{ cases: [{ ...first, expected: 'three' }] }, 'questions.0.cases.0.expected'],
    ] as const) {
      const answer = await write(changes)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
    }
  })

  it('accepts code up to its limit', async () => {
    const { attempt, talent, questionId } = await aCodeAttempt(null)
    const save = (value: unknown, seq: number) => talent.visitor.put(answerAt(attempt.id, questionId), { value, seq })
    expect((await save('x'.repeat(MAX_SOURCE), 1)).statusCode).toBe(200)
    expect((await save('x'.repeat(MAX_SOURCE + 1), 2)).statusCode).toBe(422)
    expect((await save(42, 3)).statusCode).toBe(422)
  })
})

describe('trying code', () => {
  it('runs what is saved on the examples only', async () => {
    const { run } = await aCodeAttempt('function add(a, b) { console.log(a); return a - b }')
    const answer = await run()
    expect(answer.json<CodeRun>()).toEqual({
      results: [{ verdict: 'wrong', got: '-1', message: '', output: '1\n' }],
      runsLeft: MAX_RUNS - 1,
    })
  })

  it('needs some code, is limited, and only for the person themselves while the test runs', async () => {
    const empty = await aCodeAttempt(null)
    expect((await empty.run()).statusCode).toBe(409)
    const { run, talent, attempt } = await aCodeAttempt(right)
    expect((await run(await aVerifiedTalent(test))).statusCode).toBe(404)
    await test.database.db.update(answers).set({ runs: MAX_RUNS })
    expect((await run()).statusCode).toBe(409)
    await submit(talent, attempt.id)
    expect((await run()).json()).toMatchObject({ code: 'attempt_over' })
  })
})

describe('marking code', () => {
  it('runs every test after the end, and then there is a result', async () => {
    const { attempt, talent, owner } = await aCodeAttempt('function add(a, b) { return Number(a) + Number(b) }')
    expect(await submit(talent, attempt.id)).toMatchObject({ status: 'submitted', percent: null })
    await expect.poll(async () => (await show(talent, attempt.id)).status).toBe('scored')
    expect(await show(talent, attempt.id)).toMatchObject({ percent: 50, passed: true })
    const review = (await owner.visitor.get(readingAt(attempt.id))).json<AttemptReview>()
    expect(review.answers).toMatchObject([{ points: 2, code: { verdicts: ['passed', 'wrong'], message: '' } }])
  })

  it('marks nothing twice', async () => {
    const { attempt, talent } = await aCodeAttempt(right)
    await submit(talent, attempt.id)
    await Promise.all([markCode(test.platform, attempt.id), markCode(test.platform, attempt.id)])
    expect(await show(talent, attempt.id)).toMatchObject({ status: 'scored', percent: 100 })
  })

  it('leaves written answers to a person', async () => {
    const { attempt, talent, owner } = await aCodeAttempt(right, [questions.code, questions.long])
    const long = attempt.questions.find(({ kind }) => kind === 'long_text')?.id ?? ''
    await talent.visitor.put(answerAt(attempt.id, long), { value: 'Because.', seq: 1 })
    await submit(talent, attempt.id)
    await markCode(test.platform, attempt.id)
    expect(await show(talent, attempt.id)).toMatchObject({ status: 'submitted' })
    await owner.visitor.post(`${readingAt(attempt.id)}/score`, { marks: [{ questionId: long, points: 2 }] })
    expect(await show(talent, attempt.id)).toMatchObject({ status: 'scored', percent: 75 })
  })

  it('needs no run without an answer', async () => {
    const { attempt, talent } = await aCodeAttempt(null)
    expect(await submit(talent, attempt.id)).toMatchObject({ status: 'scored', percent: 0 })
  })
})
