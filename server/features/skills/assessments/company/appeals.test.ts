import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Assessment } from '#shared/features/skills/assessments/assessments.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anAssessment, companyAt, ownAt, start, submit } from '../assessments.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const TEXT = 'The power failed for half an hour.'

async function aTakenAssessment(given: Parameters<typeof anAssessment>[1] = {}) {
  const built = await anAssessment(test, given)
  const { talent, owner, assessment } = built
  const attempt = await start(talent, assessment.id)
  await submit(talent, attempt.id)
  return {
    ...built,
    attempt,
    appeal: (text: string) => talent.visitor.post(ownAt(assessment.id, '/appeal'), { text }),
    decide: (decision: string, reply = 'Thank you for telling us.') =>
      owner.visitor.post(companyAt(assessment.id, '/appeal'), { decision, reply }),
    show: async () => (await talent.visitor.get(ownAt(assessment.id))).json<Assessment>(),
    titlesFor: async (who: typeof talent) =>
      (await who.visitor.get('/shared/api/notifications'))
        .json<{ items: { title: string }[] }>()
        .items.map(({ title }) => title),
  }
}

it('a retake voids the answers, whoever asked twice', async () => {
  const taken = await aTakenAssessment()
  expect(await taken.show()).toMatchObject({ status: 'result_available', canAppeal: true, appeal: null })
  expect((await taken.decide('retake')).statusCode).toBe(409)
  expect((await taken.appeal(' ')).statusCode).toBe(422)
  expect((await taken.appeal(TEXT)).json()).toMatchObject({ canAppeal: false, appeal: { text: TEXT, decision: null } })
  expect((await taken.appeal(TEXT)).statusCode).toBe(200)
  expect((await taken.appeal('And one more thing.')).statusCode).toBe(409)
  const titles = (await taken.titlesFor(taken.owner)).filter((title) => title.includes('something went wrong'))
  expect(titles).toHaveLength(1)

  const decided = await Promise.all([taken.decide('retake'), taken.decide('retake')])
  expect(decided.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await taken.decide('dismissed')).statusCode).toBe(409)
  expect(await taken.show()).toMatchObject({
    status: 'opened',
    canStart: true,
    result: null,
    attemptId: null,
    reusable: null,
    appeal: { decision: 'retake', reply: 'Thank you for telling us.' },
  })
  expect((await taken.titlesFor(taken.talent)).some((title) => title.includes('lets you take the test again'))).toBe(
    true,
  )
  const again = await start(taken.talent, taken.assessment.id)
  expect(again.id).not.toBe(taken.attempt.id)
  await submit(taken.talent, again.id)
  expect(await taken.show()).toMatchObject({ status: 'result_available', canAppeal: false })
})

it('a dismissed appeal leaves the result as it is', async () => {
  const taken = await aTakenAssessment()
  await taken.appeal(TEXT)
  expect((await taken.decide('dismissed', '')).statusCode).toBe(422)
  expect((await taken.decide('dismissed')).json()).toMatchObject({
    status: 'result_available',
    hasOpenAppeal: false,
    canDecideAppeal: false,
  })
  expect(await taken.show()).toMatchObject({ result: { percent: 0 }, appeal: { decision: 'dismissed' } })
})

it('an appeal is possible for two weeks, and about a test that was taken', async () => {
  const taken = await aTakenAssessment()
  test.clock.advance(14 * DAY)
  expect((await taken.appeal(TEXT)).statusCode).toBe(409)
  const { talent, assessment } = await anAssessment(test)
  expect((await talent.visitor.post(ownAt(assessment.id, '/appeal'), { text: TEXT })).statusCode).toBe(409)
  expect((await taken.talent.visitor.post(ownAt(assessment.id, '/appeal'), { text: TEXT })).statusCode).toBe(404)
})

it('after an appeal a skill can be tested again without waiting', async () => {
  const taken = await aTakenAssessment({ sent: { skill: 'git', testId: undefined } })
  await taken.appeal(TEXT)
  await taken.decide('retake')
  expect((await start(taken.talent, taken.assessment.id)).status).toBe('running')
})
