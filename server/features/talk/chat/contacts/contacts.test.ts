// Suggested contacts: nobody who cannot be written to, and nobody who does not want it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPerson,
  aPersonWith,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { anInvitation } from '#server/features/jobs/invitations/invitations.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Contact } from '#shared/features/talk/chat/conversation.contract.ts'
import { anApplicationConversation, openWith, send, show } from '../chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const found = async ({ visitor }: BuiltPerson, q = ''): Promise<Contact[]> =>
  (await visitor.get(`${chat.contacts.path}?q=${encodeURIComponent(q)}`)).json<{ items: Contact[] }>().items
const idsOf = (contacts: readonly Contact[]) => contacts.map(({ id }) => id)
const aTalent = (name: string) => aPerson(test, { name, roles: ['talent'] })

describe('the hiring team', () => {
  it('finds applicants and people the company invited, without typing', async () => {
    const { owner, company, talent } = await anInvitation(test)
    expect(await found(owner)).toMatchObject([{ kind: 'person', id: talent.id, isCold: false }])
    const colleague = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: colleague.id, role: 'recruiter' })
    expect(idsOf(await found(colleague))).toEqual([talent.id])
    const applied = await anApplicationConversation(test)
    expect(idsOf(await found(applied.owner))).toEqual([applied.talent.id])
  })

  it('finds talents who are open to offers by any part of the name, and is told to name a job', async () => {
    const { owner } = await aVerifiedCompany(test)
    const talent = await aTalent('Ximena Oyelaran')
    expect(await found(owner)).toEqual([])
    expect(await found(owner, 'X')).toEqual([])
    expect(await found(owner, 'oyela')).toMatchObject([{ id: talent.id, name: 'Ximena Oyelaran', isCold: true }])
    expect(await found(owner, '%_')).toEqual([])
  })

  it('finds nobody who is not looking, hides, has blocked them, or is not a verified talent', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const [resting, hidden, blocking] = [
      await aTalent('Quimby A'),
      await aTalent('Quimby B'),
      await aTalent('Quimby C'),
    ]
    await resting.visitor.patch(privacy.change.path, { seeking: 'not_looking' })
    await hidden.visitor.put(privacy.hideFromCompany.path.replace(':id', company.id))
    await blocking.visitor.put(privacy.block.path.replace(':id', owner.id))
    await anUnverifiedTalent(test)
    await aPerson(test, { name: 'Quimby D', roles: ['company'] })
    expect(await found(owner, 'quimby')).toEqual([])
  })

  it('of an unverified company finds only people it is in touch with', async () => {
    const { owner } = await aCompany(test)
    await aTalent('Zebedee Unknown')
    expect(await found(owner, 'zebedee')).toEqual([])
  })
})

describe('a talent', () => {
  it('finds the companies that invited, wrote or were applied to, and no people', async () => {
    const { owner, company, talent } = await anInvitation(test)
    expect(await found(talent)).toMatchObject([{ kind: 'company', id: company.id, name: company.name, isCold: false }])
    expect(await found(talent, 'no such name')).toEqual([])
    expect(await found(talent, owner.email)).toEqual([])
    const applied = await anApplicationConversation(test)
    expect(idsOf(await found(applied.talent, applied.company.name))).toEqual([applied.company.id])
  })

  it('writes to them freely, while others wait for an answer', async () => {
    const { company, talent } = await anInvitation(test)
    const open = async (who: BuiltPerson) =>
      (await who.visitor.post(chat.open.path, { kind: 'company', companyId: company.id })).json<{ id: string }>().id
    const id = await open(talent)
    for (const body of ['One question', 'And one more']) expect((await send(talent, id, body)).statusCode).toBe(201)
    expect(await show(talent, id)).toMatchObject({ isRequest: false, canWrite: true })
    const stranger = await aTalent('A Stranger')
    const other = await open(stranger)
    expect((await send(stranger, other, 'Do you hire?')).statusCode).toBe(201)
    expect((await send(stranger, other, 'Hello?')).statusCode).toBe(403)
  })
})

it('guests and unverified people have no contacts', async () => {
  expect((await test.visitor().get(chat.contacts.path)).statusCode).toBe(401)
  expect((await (await anUnverifiedTalent(test)).visitor.get(chat.contacts.path)).statusCode).toBe(403)
})

it('every contact can be opened', async () => {
  const { owner, talent } = await anInvitation(test)
  const [contact] = await found(owner)
  expect(contact?.id).toBe(talent.id)
  expect(await show(owner, await openWith(owner, talent))).toMatchObject({ canWrite: true, needsJob: false })
})
