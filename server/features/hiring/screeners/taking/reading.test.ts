import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { AttemptReview } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import {
  ATTEMPTS,
  anAttempt,
  aSubject,
  attemptAt,
  changeSubject,
  questions,
  readingAt,
  testSubjects,
} from '../screeners.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [testSubjects] })
})
afterAll(() => test.close())

const named = { questions: [questions.numeric, questions.long] }
const read = async (person: BuiltPerson, id: string) => (await person.visitor.get(readingAt(id))).json<AttemptReview>()
const mark = (person: BuiltPerson, id: string, marks: object[]) =>
  person.visitor.post(`${readingAt(id)}/score`, { marks })

async function anAnsweredAttempt(text = 'Because the river bends') {
  const made = await anAttempt(test, { named })
  const { attempt, talent } = made
  for (const question of attempt.questions)
    await talent.visitor.put(`${attemptAt(attempt.id)}/answers/${question.id}`, {
      value: question.kind === 'numeric' ? 42 : text,
      seq: 1,
    })
  const long = attempt.questions.find(({ kind }) => kind === 'long_text')?.id ?? ''
  const submitted = await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)
  return { ...made, long, submitted: submitted.json<{ status: string; percent: number | null }>() }
}

describe('an answer that has to be scored by hand', () => {
  it('waits for the company, which sees it with the expected answers', async () => {
    const { attempt, owner, submitted, talent } = await anAnsweredAttempt()
    expect(submitted).toMatchObject({ status: 'submitted', percent: null })
    expect(await read(owner, attempt.id)).toMatchObject({
      status: 'submitted',
      talent: { id: talent.id, name: 'Wanjiru Kamau' },
      canScore: true,
      maxPoints: 8,
      answers: [
        { question: { kind: 'numeric', answer: 42 }, value: 42, points: 4 },
        { question: { kind: 'long_text', guide: 'zq-guide' }, value: 'Because the river bends', points: null },
      ],
    })
  })

  it('is scored once; the same points again change nothing, others come too late', async () => {
    const { attempt, owner, talent, long } = await anAnsweredAttempt()
    const answers = await Promise.all([1, 2, 3].map(() => mark(owner, attempt.id, [{ questionId: long, points: 1 }])))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers[0]?.json()).toMatchObject({
      status: 'scored',
      points: 5,
      percent: 62,
      passed: true,
      canScore: false,
    })
    expect((await mark(owner, attempt.id, [{ questionId: long, points: 4 }])).statusCode).toBe(409)
    expect((await talent.visitor.get(attemptAt(attempt.id))).json()).toMatchObject({ status: 'scored', percent: 62 })
  })

  it('needs points within the question’s range, and nothing else does', async () => {
    const { attempt, owner, long } = await anAnsweredAttempt()
    const numeric = (await read(owner, attempt.id)).answers[0]?.question.id ?? ''
    const invalid: [object[], object][] = [
      [[], { marks: ['Give points for every written answer.'] }],
      [[{ questionId: long, points: 5 }], { 'marks.0.points': ['Give no more points than the question is worth.'] }],
      [[{ questionId: numeric, points: 1 }], { 'marks.0.questionId': ['This answer does not need to be scored.'] }],
    ]
    for (const [marks, errors] of invalid)
      expect((await mark(owner, attempt.id, marks)).json()).toMatchObject({ errors })
  })

  it('needs no scoring if it is blank', async () => {
    const { submitted } = await anAnsweredAttempt('  ')
    expect(submitted).toMatchObject({ status: 'scored', percent: 50 })
  })
})

describe('an attempt', () => {
  it('can be read by the company it was sent to, and by nobody else', async () => {
    const { attempt, talent, owner, company, subjectId } = await anAnsweredAttempt()
    const statusFor = async (person: BuiltPerson) => (await person.visitor.get(readingAt(attempt.id))).statusCode
    const { owner: stranger } = await aVerifiedCompany(test)
    expect(await statusFor(stranger)).toBe(404)
    expect(await statusFor(await aVerifiedTalent(test))).toBe(403)
    expect(await statusFor(talent)).toBe(403)
    expect(await statusFor(await aPersonWith(test, 'operator'))).toBe(403)
    expect((await test.visitor().get(readingAt(attempt.id))).statusCode).toBe(401)
    expect(await statusFor(owner)).toBe(200)
    // Before sending, only the talent can see it.
    changeSubject(subjectId, { isSent: false })
    expect(await statusFor(owner)).toBe(404)
    expect(company.id).toBeDefined()
  })

  it('can be scored by the hiring team and interviewers, not by viewers', async () => {
    const { attempt, owner, company, long, job, talent } = await anAnsweredAttempt()
    const [interviewer, onlooker] = [await aPersonWith(test, 'company'), await aPersonWith(test, 'company')]
    await addMember(test.platform.db, owner, company.id, { personId: interviewer.id, role: 'interviewer' })
    await addMember(test.platform.db, owner, company.id, { personId: onlooker.id, role: 'viewer' })
    const again = { isSent: true, companyPeople: [interviewer.id, onlooker.id] }
    const subjectId = aSubject(talent.id, job.id, again)
    await talent.visitor.post(ATTEMPTS, { testId: attempt.testId, jobId: job.id, subjectId })
    expect(await read(onlooker, attempt.id)).toMatchObject({ canScore: false, canVoid: false })
    expect((await mark(onlooker, attempt.id, [{ questionId: long, points: 1 }])).statusCode).toBe(403)
    expect(await read(interviewer, attempt.id)).toMatchObject({ canScore: true, canVoid: false })
    expect((await interviewer.visitor.post(`${readingAt(attempt.id)}/void`)).statusCode).toBe(403)
    expect((await mark(interviewer, attempt.id, [{ questionId: long, points: 1 }])).statusCode).toBe(200)
  })

  it('shows the company no answers while it runs, and cannot be scored', async () => {
    const { attempt, talent, owner } = await anAttempt(test, { named })
    const [first] = attempt.questions
    await talent.visitor.put(`${attemptAt(attempt.id)}/answers/${first?.id}`, { value: null, seq: 1 })
    expect(await read(owner, attempt.id)).toMatchObject({ status: 'running', answers: [], canScore: false })
    expect((await mark(owner, attempt.id, [])).statusCode).toBe(409)
  })

  it('can be repeated after it was set aside', async () => {
    const { attempt, talent, owner, job, written, subjectId } = await anAnsweredAttempt()
    const setAside = async () => (await owner.visitor.post(`${readingAt(attempt.id)}/void`)).json()
    expect(await setAside()).toMatchObject({ status: 'void' })
    expect(await setAside()).toMatchObject({ status: 'void' })
    const body = { testId: written.id, jobId: job.id, subjectId }
    const again = (await talent.visitor.post(ATTEMPTS, body)).json<{ id: string; status: string }>()
    expect(again.status).toBe('running')
    expect(again.id).not.toBe(attempt.id)
  })
})
