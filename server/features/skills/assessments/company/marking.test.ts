import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { OWN } from '#server/features/hiring/applications/applications.builder.ts'
import { questions, TESTS } from '#server/features/hiring/screeners/screeners.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { READABLE_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import type { NewTest } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { Assessment } from '#shared/features/skills/assessments/assessments.contract.ts'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import {
  anAssessment,
  COMPANY_ASSESSMENTS,
  companyAt,
  ownAt,
  save,
  start,
  submit,
  take,
  written,
} from '../assessments.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const level = (text: string, points: number) => ({ text, points })
const rubric = [
  { title: 'Reason', levels: [level('Names none', 0), level('Names one', 2)] },
  { title: 'Style', levels: [level('Hard to follow', 0), level('Fine', 1), level('Clear', 2)] },
]
const open: Partial<NewTest> = {
  isShuffled: false,
  questions: [
    { ...questions.single, penalty: 1 },
    { ...questions.long, rubric, isRubricOpen: true },
  ],
}

const review = async (member: BuiltPerson, id: string) =>
  (await member.visitor.get(companyAt(id))).json<AssessmentReview>()
const queue = async (member: BuiltPerson) =>
  (await member.visitor.get(`${COMPANY_ASSESSMENTS}?show=marking`)).json<{ items: { id: string }[] }>().items
const mark = (member: BuiltPerson, { id, answers }: AssessmentReview, given: object) =>
  member.visitor.post(companyAt(id, '/score'), {
    marks: answers
      .filter(({ isToMark }) => isToMark)
      .map(({ question }) => ({ questionId: question.id, points: 0, ...given })),
  })

const told = async ({ visitor }: BuiltPerson, words: string) =>
  (await visitor.get('/shared/api/notifications'))
    .json<{ items: { title: string }[] }>()
    .items.filter(({ title }) => title.includes(words)).length

describe('a rubric', () => {
  it('is shown to the test taker, gives the points, and explains the result', async () => {
    const built = await anAssessment(test, { content: open, sent: { release: 'questions' } })
    const attempt = await start(built.talent, built.assessment.id)
    expect(attempt.questions).toMatchObject([{ penalty: 1 }, { rubric }])
    const [choice, text] = attempt.questions
    const wrong = choice && 'options' in choice ? choice.options.find(({ text: said }) => said !== 'The Tana')?.id : ''
    await save(built.talent, attempt.id, choice?.id ?? '', wrong)
    await save(built.talent, attempt.id, text?.id ?? '', 'Because.')
    await submit(built.talent, attempt.id)
    const before = await review(built.owner, built.assessment.id)
    expect((await queue(built.owner)).map(({ id }) => id)).toContain(built.assessment.id)
    const incomplete = await mark(built.owner, before, { levels: [1] })
    expect(incomplete.json<{ errors: object }>().errors).toHaveProperty(['marks.0.levels'])
    const marked = await mark(built.owner, before, { levels: [1, 1], comment: 'Well argued.' })
    expect(marked.json()).toMatchObject({ status: 'result_available', points: 2 })
    expect((await queue(built.owner)).map(({ id }) => id)).not.toContain(built.assessment.id)
    const { result } = (await built.talent.visitor.get(ownAt(built.assessment.id))).json<Assessment>()
    expect(result?.questions).toMatchObject([
      { points: -1, maxPoints: 4, isAnswered: true, marks: [] },
      {
        points: 3,
        maxPoints: 4,
        marks: [{ comment: 'Well argued.', levels: [{ level: 'Names one' }, { level: 'Fine' }] }],
      },
    ])
  })
})

describe('marking blind and twice', () => {
  const content: Partial<NewTest> = { ...open, questions: [questions.long], isBlind: true, isDouble: true }

  async function aTakenTest() {
    const built = await anAssessment(test, { content })
    const colleagues = [
      await aMember(test, built.owner, built.company, 'recruiter'),
      await aMember(test, built.owner, built.company, 'recruiter'),
    ]
    await take(built.talent, built.assessment.id)
    const [second, third] = colleagues
    if (!second || !third) throw new Error('no colleagues')
    return { ...built, id: built.assessment.id, second, third }
  }

  it('hides the name and the other marks, and takes the mean of two that agree', async () => {
    const { id, owner, second, talent } = await aTakenTest()
    const first = await review(owner, id)
    expect(first).toMatchObject({ applicationId: null, marking: { isBlind: true, stage: 'first' }, canScore: true })
    const { name } = (await talent.visitor.get('/api/user')).json<{ name: string }>()
    expect(first.to).toEqual({ name: expect.stringMatching(/^#/), email: null })
    const once = await mark(owner, first, { points: 3, comment: 'zq-first' })
    expect(once.json()).toMatchObject({
      status: 'completed',
      canScore: false,
      marking: { stage: 'second', waitsForOthers: true },
    })
    expect((await mark(owner, first, { points: 4 })).statusCode).toBe(409)
    const other = await review(second, id)
    expect(JSON.stringify(other)).not.toContain('zq-first')
    const twice = await mark(second, other, { points: 3.4 })
    expect(twice.json()).toMatchObject({ status: 'result_available', points: 3.2, to: { name } })
  })

  it('lets a third marker decide where two disagree', async () => {
    const { id, owner, second, third } = await aTakenTest()
    await mark(owner, await review(owner, id), { points: 1 })
    const apart = await mark(second, await review(second, id), { points: 4 })
    expect(apart.json()).toMatchObject({ status: 'completed', marking: { stage: 'third' } })
    const open3 = await review(third, id)
    expect(open3.answers[0]?.marks.map(({ points }) => points)).toEqual([1, 4])
    expect((await mark(third, open3, { points: 2 })).json()).toMatchObject({ status: 'result_available', points: 2 })
  })
})

describe('a file as an answer', () => {
  it('is the person’s own upload, kept for the company once the test is submitted', async () => {
    const built = await anAssessment(test, { content: { isShuffled: false, questions: [questions.file] } })
    const attempt = await start(built.talent, built.assessment.id)
    const questionId = attempt.questions[0]?.id ?? ''
    const stranger = await aVerifiedTalent(test)
    const drawing = { kind: 'attachment' as const, name: 'drawing.txt', content: 'A house.' }
    const foreign = await aReadyFile(test, stranger, drawing)
    expect((await save(built.talent, attempt.id, questionId, { file: foreign })).statusCode).toBe(422)
    const own = await aReadyFile(test, built.talent, drawing)
    expect((await save(built.talent, attempt.id, questionId, { file: own })).statusCode).toBe(200)
    await submit(built.talent, attempt.id)
    expect((await built.talent.visitor.delete(`/shared/api/files/${own}`)).statusCode).toBe(403)
    const read = await review(built.owner, built.assessment.id)
    expect(read.answers[0]).toMatchObject({ isToMark: true, file: { name: 'drawing.txt' } })
    expect((await built.owner.visitor.get(read.answers[0]?.file?.url ?? '')).statusCode).toBe(200)
  })
})

describe('a corrected answer key', () => {
  it('marks earlier results again, keeps marks of people, and tells whoever is concerned', async () => {
    const content = { isShuffled: false, questions: [questions.single, questions.long] }
    const built = await anAssessment(test, { content, sent: { release: 'questions' } })
    const { owner, talent, assessment, company } = built
    const colleague = await aMember(test, owner, company, 'recruiter')
    await take(talent, assessment.id)
    const marked = await mark(owner, await review(owner, assessment.id), { points: 3 })
    expect(marked.json()).toMatchObject({ points: 7, percent: 87 })

    const at = `${TESTS}/${built.test.id}`
    const { id: _, companyId: __, updatedAt: ___, canEdit: ____, outdatedCount, ...written } = built.test
    expect(outdatedCount).toBe(0)
    const [single, long] = written.questions
    if (single?.kind !== 'single') throw new Error('the first question is a choice')
    const swapped = { ...single, options: single.options.map((one) => ({ ...one, isRight: !one.isRight })) }
    const edited = await owner.visitor.put(at, { ...written, questions: [swapped, long] })
    expect(edited.json()).toMatchObject({ version: 2, outdatedCount: 1 })
    expect((await review(owner, assessment.id)).points).toBe(7)

    const correct = (member: BuiltPerson, note: string, version = 2) =>
      member.visitor.post(`${at}/corrections`, { version, note })
    const note = 'The first answer was marked as right by mistake.'
    expect((await correct(owner, 'Oops')).statusCode).toBe(422)
    expect((await correct(owner, note, 1)).statusCode).toBe(409)
    expect((await correct(await aMember(test, owner, company, 'viewer'), note)).statusCode).toBe(403)
    const twice = await Promise.all([correct(owner, note), correct(owner, note)])
    const changed = twice.map((answer) => answer.json<{ changedCount: number }>().changedCount)
    expect(changed.reduce((sum, one) => sum + one)).toBe(1)
    expect(twice[1]?.json()).toMatchObject({ test: { outdatedCount: 0 } })

    expect(await review(owner, assessment.id)).toMatchObject({ status: 'result_available', points: 3, percent: 37 })
    const { result } = (await talent.visitor.get(ownAt(assessment.id))).json<Assessment>()
    expect(result).toMatchObject({ percent: 37, note })
    expect(await told(talent, 'corrected an answer key')).toBe(1)
    expect(await told(colleague, 'was marked again')).toBe(1)
    const again = await owner.visitor.post(companyAt(assessment.id, '/score'), {
      marks: [{ questionId: long?.id, points: 4 }],
      note: 'A second look.',
    })
    expect(again.json()).toMatchObject({ points: 4 })
  })
})

it('a corrected answer key is explained even if the total stays the same', async () => {
  const hills = questions.single.options.map((one) => ({ ...one, isRight: !one.isRight }))
  const content = { isShuffled: false, questions: [questions.single, { ...questions.single, options: hills }] }
  const { owner, talent, assessment, test: made } = await anAssessment(test, { content })
  await take(talent, assessment.id)
  expect((await review(owner, assessment.id)).points).toBe(4)
  const { id, companyId: _, updatedAt: __, canEdit: ___, outdatedCount: ____, ...given } = made
  const swapped = given.questions.map((question) =>
    question.kind === 'single'
      ? { ...question, options: question.options.map((one) => ({ ...one, isRight: !one.isRight })) }
      : question,
  )
  await owner.visitor.put(`${TESTS}/${id}`, { ...given, questions: swapped })
  const note = 'Both keys were the wrong way round.'
  const corrected = await owner.visitor.post(`${TESTS}/${id}/corrections`, { version: 2, note })
  expect(corrected.json()).toMatchObject({ changedCount: 1, test: { outdatedCount: 0 } })
  expect((await review(owner, assessment.id)).points).toBe(4)
  expect(await told(talent, 'corrected an answer key')).toBe(1)
})

it('withholds the answers of applicants 30 days after the end of their application', async () => {
  const built = await anAssessment(test, { content: written })
  await take(built.talent, built.assessment.id)
  expect(await review(built.owner, built.assessment.id)).toMatchObject({
    answers: [{}, {}],
    status: 'completed',
  })
  expect((await built.talent.visitor.post(`${OWN}/${built.id}/withdraw`, {})).statusCode).toBe(200)
  test.clock.advance(READABLE_DAYS * DAY + 1000)
  await built.owner.visitor.signIn(built.owner)
  expect(await review(built.owner, built.assessment.id)).toMatchObject({ answers: [], points: null, percent: null })
})
