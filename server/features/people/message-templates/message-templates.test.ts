import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import {
  type MessageTemplate,
  messageTemplates,
} from '#shared/features/people/message-templates/message-templates.contract.ts'
import { createTemplate } from './message-templates.builder.ts'
import { insertTemplate } from './message-templates.queries.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const LIST = messageTemplates.list.path
const templatesOf = async ({ visitor }: BuiltPerson) =>
  (await visitor.get(LIST)).json<{ items: MessageTemplate[] }>().items

it('belongs to the company: colleagues who hire use and change it, others do not see it', async () => {
  const { owner, company } = await aVerifiedCompany(test)
  const recruiter = await aMember(test, owner, company, 'recruiter')
  const viewer = await aMember(test, owner, company, 'viewer')
  const created = (await createTemplate(owner)).json<MessageTemplate>()
  expect(await templatesOf(recruiter)).toEqual([created])
  expect((await viewer.visitor.get(LIST)).statusCode).toBe(403)

  const { id, ...fields } = created
  const changed = await recruiter.visitor.put(`${LIST}/${id}`, { ...fields, name: 'Thanks' })
  expect(changed.json()).toMatchObject({ id, name: 'Thanks' })
  const stale = await owner.visitor.put(`${LIST}/${id}`, { ...fields, name: 'Kind words' })
  expect(stale.statusCode, 'changed by a colleague since it was opened').toBe(409)

  const { owner: stranger } = await aVerifiedCompany(test)
  expect(await templatesOf(stranger)).toEqual([])
  expect((await stranger.visitor.put(`${LIST}/${id}`, fields)).statusCode).toBe(404)
  expect((await stranger.visitor.delete(`${LIST}/${id}`)).statusCode).toBe(404)
  expect((await recruiter.visitor.delete(`${LIST}/${id}`)).statusCode).toBe(204)
  expect(await templatesOf(owner)).toEqual([])
})

it('has one name per kind, each language once, and only known placeholders', async () => {
  const { owner } = await aVerifiedCompany(test)
  await createTemplate(owner)
  expect((await createTemplate(owner, { name: 'THANK you' })).json()).toMatchObject({
    errors: { name: ['Your company already has a template with this name.'] },
  })
  expect((await createTemplate(owner, { kind: 'message' })).statusCode).toBe(201)
  const versions = [
    { language: 'en', text: 'Dear {{name}}' },
    { language: 'en', text: 'Dear {{first name}}' },
  ]
  expect((await createTemplate(owner, { name: 'Wrong', versions })).json()).toMatchObject({
    errors: {
      'versions.1.language': ['This language is already used. Choose another one.'],
      'versions.1.text': ['Placeholders in double braces can only be name, job, company and sender.'],
    },
  })
  const long = [{ language: 'en', text: 'x'.repeat(1_001) }]
  expect((await createTemplate(owner, { kind: 'invitation', versions: long })).json()).toMatchObject({
    errors: { 'versions.0.text': ['The text is too long.'] },
  })
})

it('is limited in number', async () => {
  const { owner, company } = await aVerifiedCompany(test)
  const versions = [{ language: 'en', text: 'Hello' }]
  for (let number = 1; number <= 100; number += 1)
    await insertTemplate(test.platform.db, {
      companyId: company.id,
      kind: 'message',
      name: `Template ${number}`,
      versions,
    })
  expect((await createTemplate(owner)).json()).toMatchObject({
    errors: { name: ['Your company has 100 templates. Delete one first.'] },
  })
})
