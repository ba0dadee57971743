import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicantScorecards } from '#shared/features/hiring/applications/reviewing/scorecards.contract.ts'
import { anApplication, OF_COMPANY } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const show = async (person: BuiltPerson, id: string) =>
  (await person.visitor.get(`${OF_COMPANY}/${id}/scorecards`)).json<ApplicantScorecards>()
const give = (person: BuiltPerson, id: string, body: object) =>
  person.visitor.put(`${OF_COMPANY}/${id}/scorecard`, body)

it('others’ scorecards are hidden until one’s own is given', async () => {
  const { id, owner, company, job } = await anApplication(test)
  const [kim, viewer] = [
    await aMember(test, owner, company, 'interviewer'),
    await aMember(test, owner, company, 'viewer'),
  ]
  const attributes = { attributes: ['Clear writing'] }
  await owner.visitor.put(`/company/api/jobs/${job.id}/scorecard-attributes`, attributes)
  const card = {
    overall: 'strong_yes',
    attributes: [{ name: 'Clear writing', rating: 'mixed' }],
    takeaways: 'Ask about on-call.',
  }
  expect((await give(owner, id, card)).statusCode).toBe(200)
  expect(await show(kim, id)).toMatchObject({ ...attributes, own: null, others: [], givenBy: ['Wanjiru Kamau'] })
  expect((await give(kim, id, { overall: 'no' })).json()).toMatchObject({
    own: { overall: 'no', by: 'Kim interviewer' },
    others: [card],
  })
  expect(await show(viewer, id), 'whoever only reads never does').toMatchObject({ others: [], can: { give: false } })
  await give(kim, id, { overall: 'yes' })
  expect((await show(owner, id)).others, 'changing one’s mind replaces the card').toMatchObject([{ overall: 'yes' }])
  expect((await owner.visitor.get(`${OF_COMPANY}/${id}`)).json()).toMatchObject({ rating: 5 })
})

it('rejects ratings nobody can give and an attribute named twice', async () => {
  const { id, owner, job } = await anApplication(test)
  expect((await give(owner, id, { overall: 'mixed' })).statusCode).toBe(422)
  const twice = { attributes: ['Care', 'Care'] }
  expect((await owner.visitor.put(`/company/api/jobs/${job.id}/scorecard-attributes`, twice)).statusCode).toBe(422)
})
