import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aDraft, aJobWithForm, startedDraft, submit, write } from '#server/features/hiring/apply/apply.builder.ts'
import { savePayFloor, savePlace } from '#server/features/people/talents/talents.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const asksForPay = [{ type: 'salary_expectation', label: 'What do you expect?' }]
const inEuros = { pay: { min: null, max: { amount: 70_000_00, currency: 'EUR' }, period: 'year' } } as const
const unstated = { pay: null } as const

const unitOf = async (talent: BuiltPerson, fields: object, questions: object[] = asksForPay) =>
  (await aDraft(test, { talent, fields, questions })).draft.payUnit

it('the pay unit is the job’s, else that of the talent’s country', async () => {
  const talent = await aVerifiedTalent(test)
  expect(await unitOf(talent, unstated)).toBeNull()
  await savePlace(test.platform, talent.id, {
    country: 'KE',
    city: 'Nairobi',
    timeZone: 'Africa/Nairobi',
    workCountries: [],
  })
  expect(await unitOf(talent, unstated)).toEqual({ currency: 'KES', period: 'month' })
  expect(await unitOf(talent, inEuros)).toEqual({ currency: 'EUR', period: 'year' })
  expect(await unitOf(talent, { pay: { ...inEuros.pay, period: 'day' } })).toEqual({ currency: 'EUR', period: 'month' })
})

it('the pay unit is that of the talent’s latest answer', async () => {
  const talent = await aVerifiedTalent(test)
  await savePayFloor(test.platform, talent.id, { amount: 100_000, currency: 'KES', period: 'hour' })
  expect(await unitOf(talent, inEuros)).toEqual({ currency: 'KES', period: 'hour' })

  const { job, form } = await aJobWithForm(test, { fields: inEuros, questions: asksForPay })
  const [question] = form.questions
  const answers = { [question?.id ?? '']: { amount: 300_000, currency: 'GBP', period: 'month' } }
  const written = await write(talent, await startedDraft(talent, job.id), { answers, allowsProcessing: true })
  expect(written.json<Draft>().payUnit, 'it was said').toBeNull()
  expect((await submit(talent, written.json<Draft>())).statusCode).toBe(201)

  const inOtherWords = [{ type: 'salary_expectation', label: 'Your pay, please' }]
  expect(await unitOf(talent, inEuros, inOtherWords)).toEqual({ currency: 'GBP', period: 'month' })
})

it('there is no pay unit if the form does not ask for pay', async () => {
  expect(await unitOf(await aVerifiedTalent(test), inEuros, [])).toBeNull()
})
