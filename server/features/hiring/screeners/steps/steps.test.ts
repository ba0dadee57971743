import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { NewTest } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { anAttempt, aTestContent, attemptAt, questions, TESTS, testSubjects } from '../screeners.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({}, { standIns: [testSubjects] })
})
afterAll(() => test.close())

const { trueFalse, single } = questions
const section = { instructions: '', minutes: null, draw: null }
const inSection = (place: number, text: string, material?: number) => ({ ...trueFalse, text, section: place, material })

/** Two sections: two of three drawn questions with a time limit, then one about a material. */
const sectioned: Partial<NewTest> = {
  sections: [
    { ...section, title: 'Warm-up', instructions: 'Take it easy.', minutes: 5, draw: 2 },
    { ...section, title: 'The case' },
  ],
  materials: [{ title: 'Sales', text: '', table: 'month,sales\nMay,7' }],
  questions: [inSection(0, 'A'), inSection(0, 'B'), inSection(0, 'C'), inSection(1, 'D', 0)],
}

const save = async (talent: BuiltPerson, { id }: { id: string }, questionId: string | undefined) =>
  (await talent.visitor.put(`${attemptAt(id)}/answers/${questionId}`, { value: 'true', seq: 1 })).statusCode
const go = (talent: BuiltPerson, { id }: { id: string }, from: number) =>
  talent.visitor.post(`${attemptAt(id)}/advance`, { from })
const show = async (talent: BuiltPerson, { id }: { id: string }) =>
  (await talent.visitor.get(attemptAt(id))).json<ScreenerAttempt>()

describe('a test with sections', () => {
  it('asks the questions it has drawn, section by section, each within its time', async () => {
    const { talent, attempt } = await anAttempt(test, { named: sectioned })
    expect(attempt).toMatchObject({
      questionCount: 3,
      step: { place: 0, count: 2, before: 0 },
      sections: [{ title: 'Warm-up', instructions: 'Take it easy.', minutes: 5 }],
    })
    expect(attempt.questions).toHaveLength(2)
    expect((await show(talent, attempt)).questions).toEqual(attempt.questions)
    const [first] = attempt.questions
    expect(await save(talent, attempt, first?.id)).toBe(200)
    const moved = (await go(talent, attempt, 0)).json<ScreenerAttempt>()
    expect(moved).toMatchObject({
      step: { place: 1, before: 2 },
      sectionEndsAt: null,
      sections: [{ title: 'The case' }],
    })
    expect(moved.materials).toMatchObject(sectioned.materials ?? [])
    expect(moved.questions).toMatchObject([{ text: 'D', material: 0 }])
    // A double click.
    expect((await go(talent, attempt, 0)).json()).toMatchObject({ step: { place: 1 } })
    expect(await save(talent, attempt, first?.id)).toBe(422)
    expect(await save(talent, attempt, moved.questions[0]?.id)).toBe(200)
    expect((await go(talent, attempt, 1)).statusCode).toBe(409)
    const ended = (await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)).json<ScreenerAttempt>()
    // Two of the three statements that were drawn are answered correctly.
    expect(ended).toMatchObject({ status: 'scored', percent: 66 })
  })

  it('closes a section when its time is up, and gives back the time of a lost connection', async () => {
    const { talent, attempt } = await anAttempt(test, { named: sectioned })
    const report = () =>
      talent.visitor.post(`${attemptAt(attempt.id)}/presence`, {
        tab: crypto.randomUUID(),
        state: 'here',
        takeOver: true,
      })
    const [first, second] = attempt.questions
    await report()
    test.clock.advance(MINUTE)
    const { sectionEndsAt } = (await report()).json<ScreenerAttempt>()
    expect(Date.parse(sectionEndsAt ?? '') - Date.parse(attempt.sectionEndsAt ?? '')).toBe(MINUTE)
    test.clock.advance(5 * MINUTE - 20_000)
    await report()
    expect(await save(talent, attempt, first?.id)).toBe(200)
    test.clock.advance(10 * MINUTE)
    await talent.visitor.post(`${attemptAt(attempt.id)}/presence`, {
      tab: crypto.randomUUID(),
      state: 'hidden',
      takeOver: true,
    })
    test.clock.advance(5 * MINUTE)
    expect(await save(talent, attempt, second?.id)).not.toBe(200)
  })

  it('is for its owner only', async () => {
    const { attempt, owner } = await anAttempt(test, { named: sectioned })
    expect((await go(await aVerifiedTalent(test), attempt, 0)).statusCode).toBe(404)
    expect((await go(owner, attempt, 0)).statusCode).toBe(404)
    expect((await test.visitor().post(`${attemptAt(attempt.id)}/advance`, { from: 0 })).statusCode).toBe(401)
  })

  it('cannot be saved if nobody could take it', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const send = async (named: Partial<NewTest>) =>
      Object.keys(
        (await owner.visitor.post(TESTS, aTestContent(company.id, { ...sectioned, ...named }))).json<{
          errors?: object
        }>().errors ?? {},
      )
    const [warmUp, theCase] = sectioned.sections ?? []
    if (!warmUp || !theCase) throw new Error('no sections')
    expect(await send({ sections: [{ ...warmUp, draw: 4 }, theCase] })).toEqual(['sections.0.draw'])
    expect(await send({ sections: [warmUp] })).toEqual(['questions.3.section'])
    expect(await send({ sections: [warmUp, theCase, theCase] })).toEqual(['sections.2.title'])
    expect(await send({ materials: [] })).toEqual(['questions.3.material'])
    expect(await send({ minutes: 4 })).toEqual(['minutes'])
    const unequal = [{ ...trueFalse, points: 9, section: 0 }, ...(sectioned.questions ?? [])]
    expect(await send({ questions: unequal })).toEqual(['sections.0.draw'])
  })
})

it('asks one question at a time, without going back', async () => {
  const { talent, attempt } = await anAttempt(test, {
    named: { navigation: 'forward', isShuffled: false, questions: [single, trueFalse] },
  })
  expect(attempt).toMatchObject({ questionCount: 2, questions: [{ kind: 'single' }], step: { count: 2 } })
  const next = (await go(talent, attempt, 0)).json<ScreenerAttempt>()
  expect(next.questions).toMatchObject([{ kind: 'true_false' }])
  const [left] = attempt.questions
  const late = await talent.visitor.put(`${attemptAt(attempt.id)}/answers/${left?.id}`, { value: null, seq: 1 })
  expect(late.json<{ errors: object }>().errors).toHaveProperty('value')
})
