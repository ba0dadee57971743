import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { anAnswer, anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const show = async (person: BuiltPerson, id: string) =>
  (await person.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
const look = (person: BuiltPerson, id: string) => person.visitor.post(`${OF_COMPANY}/${id}/look`)

it('texts can be edited until the first view, files never', async () => {
  const talent = await aVerifiedTalent(test)
  const [words, chosen] = [anAnswer(), anAnswer({ type: 'single', value: 'Go' })]
  const short = anAnswer({ type: 'short_text', value: 'Oslo' })
  const { id, owner } = await anApplication(test, { talent, sent: { answers: [words, chosen, short] } })
  const edit = (body: object) => talent.visitor.patch(`${OWN}/${id}`, body)
  const answer = (questionId: string, value: string) => edit({ answers: [{ questionId, value }] })
  const mended = await edit({
    coverNote: 'Better words.',
    answers: [{ questionId: words.questionId, value: 'The tests.' }],
  })
  expect(mended.json()).toMatchObject({
    sent: { coverNote: 'Better words.', answers: [{ value: 'The tests.' }, { value: 'Go' }, { value: 'Oslo' }] },
  })
  expect(mended.json<ApplicationDetail>().timeline.map(({ event }) => event)).toEqual(['submit', 'edited'])
  const invalid: [string, string, string][] = [
    [chosen.questionId, 'Rust', 'Only written answers can be edited after you apply.'],
    [words.questionId, ' ', 'Fill this in.'],
    [short.questionId, 'x'.repeat(256), 'Write at most 255 characters.'],
  ]
  for (const [questionId, value, message] of invalid)
    expect((await answer(questionId, value)).json()).toMatchObject({ errors: { 'answers.0.value': [message] } })
  expect((await edit({ coverNote: ' ' })).json()).toMatchObject({
    errors: { coverNote: ['Fill this in.'] },
  })
  await look(owner, id)
  const late = await edit({ coverNote: 'Too late.' })
  expect(late.statusCode).toBe(422)
  expect(late.json()).toMatchObject({
    errors: { coverNote: [expect.stringContaining('Someone has opened your application')] },
  })
  expect((await show(talent, id)).sent.coverNote).toBe('Better words.')
})

it('edits are validated against the form as it was when sent', async () => {
  const talent = await aVerifiedTalent(test)
  const rules = { isRequired: false, min: 5, max: 20 }
  const must = anAnswer({ value: 'Twelve marks', rules: { ...rules, isRequired: true } })
  const may = anAnswer({ type: 'short_text', value: 'Some words', rules })
  const sent = { answers: [must, may], coverNoteNeed: 'optional' as const }
  const { id } = await anApplication(test, { talent, sent })
  const edit = (body: object) => talent.visitor.patch(`${OWN}/${id}`, body)
  const both = (first: string, second: string) =>
    edit({
      answers: [
        { questionId: must.questionId, value: first },
        { questionId: may.questionId, value: second },
      ],
    })
  const tooMuch = await both('Four', 'x'.repeat(21))
  expect(tooMuch.statusCode).toBe(422)
  expect(tooMuch.json().errors).toEqual({
    'answers.0.value': ['Write at least 5 characters.'],
    'answers.1.value': ['Write at most 20 characters.'],
  })
  expect((await both(' \u200b', ' ')).json().errors).toEqual({ 'answers.0.value': ['Fill this in.'] })
  expect((await show(talent, id)).sent.answers).toMatchObject([{ value: 'Twelve marks' }, { value: 'Some words' }])
  expect((await both('Other words', ' ')).json()).toMatchObject({
    sent: { answers: [{ value: 'Other words' }, { value: null }] },
  })
  expect((await edit({ coverNote: ' ' })).json()).toMatchObject({ sent: { coverNote: null } })

  const without = await anApplication(test, { talent, sent: { coverNote: null, coverNoteNeed: 'off' } })
  const added = await talent.visitor.patch(`${OWN}/${without.id}`, { coverNote: 'All the same.' })
  expect(added.json()).toMatchObject({
    errors: { coverNote: [expect.stringContaining('did not ask for a cover note')] },
  })
})
