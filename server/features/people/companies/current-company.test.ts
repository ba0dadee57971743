import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { companies as contract } from '#shared/features/people/companies/companies.contract.ts'
import { aCompany, aVerifiedCompany } from './companies.builder.ts'
import { addMember, removeMember } from './companies.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { path } = contract.current
type Member = Awaited<ReturnType<typeof aCompany>>['owner']

const current = async (member: Member) =>
  (await member.visitor.get(path)).json<{ company: { id: string } | null }>().company?.id ?? null
const switchTo = async (member: Member, companyId: string) => (await member.visitor.put(path, { companyId })).statusCode

/** Owns the first one and is a recruiter in the second. */
async function aMemberOfTwo() {
  const { owner: member, company: first } = await aCompany(test, { name: 'A First' })
  const { owner: host, company: second } = await aVerifiedCompany(test, { name: 'B Second' })
  await addMember(test.platform.db, host, second.id, { personId: member.id, role: 'recruiter' })
  return { member, host, first, second }
}

describe('the current company', () => {
  it('is the only one of somebody who works for one', async () => {
    const { owner, company } = await aCompany(test)
    expect((await owner.visitor.get(path)).json()).toMatchObject({ company: { id: company.id, role: 'owner' } })
  })

  it('is the one a member of several has chosen, until they choose another', async () => {
    const { member, first, second } = await aMemberOfTwo()
    expect(await current(member)).toBe(first.id)
    const answer = await member.visitor.put(path, { companyId: second.id })
    expect(answer.json()).toMatchObject({ id: second.id, role: 'recruiter' })
    expect([answer.headers['set-cookie']].flat().join('\n')).toMatch(/^meridian_company=.*HttpOnly.*SameSite=Lax/m)
    expect(await current(member)).toBe(second.id)
    expect([await switchTo(member, first.id), await current(member)]).toEqual([200, first.id])
  })

  it('changes as soon as they leave it', async () => {
    const { member, host, first, second } = await aMemberOfTwo()
    await switchTo(member, second.id)
    await removeMember(test.platform.db, test.platform, host, second.id, member.id)
    expect(await current(member)).toBe(first.id)
    expect(await switchTo(member, second.id)).toBe(404)
  })

  it('is out of reach after leaving the last one: the role ends with it', async () => {
    const { owner: host, company } = await aCompany(test)
    const guest = await aPersonWith(test, 'company')
    await addMember(test.platform.db, host, company.id, { personId: guest.id, role: 'viewer' })
    await switchTo(guest, company.id)
    await removeMember(test.platform.db, test.platform, host, company.id, guest.id)
    expect((await guest.visitor.get(path)).statusCode).toBe(403)
  })

  it('is never one the person does not work for, whatever the cookie says', async () => {
    const { owner, company } = await aCompany(test)
    const { company: foreign } = await aVerifiedCompany(test)
    expect(await switchTo(owner, foreign.id)).toBe(404)
    for (const forged of [foreign.id, 'nonsense', '']) {
      owner.visitor.cookies.set('meridian_company', forged)
      expect(await current(owner)).toBe(company.id)
    }
  })

  it('exists for members of companies only', async () => {
    const { company } = await aVerifiedCompany(test)
    const talent = await aVerifiedTalent(test)
    expect((await talent.visitor.get(path)).statusCode).toBe(403)
    expect((await talent.visitor.put(path, { companyId: company.id })).statusCode).toBe(403)
    expect((await test.visitor().get(path)).statusCode).toBe(401)
    const { owner } = await aCompany(test)
    expect((await owner.visitor.put(path, { companyId: 'none' })).statusCode).toBe(422)
  })
})
