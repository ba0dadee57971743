import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo } from '#server/features/entry/sign-in/sign-in.builder.ts'
import { aCompleteJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany } from '#server/features/people/companies/companies.builder.ts'
import { setMemberRole } from '#server/features/people/companies/companies.service.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { companyTokens } from '#shared/features/entry/company-tokens/company-tokens.contract.ts'
import { security } from '#shared/features/entry/security/security.contract.ts'
import { aCompanyToken, callWith } from './company-tokens.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const revokePath = ({ id }: { id: string }) => companyTokens.revoke.path.replace(':id', id)
const JOBS = '/company/api/job-list'

describe('a company’s API token', () => {
  it('is shown once, listed with its creator and last use, and logged for them', async () => {
    const { owner, company } = await aCompany(test)
    const { token, details } = await aCompanyToken(owner)
    expect((await callWith(test, token, { url: JOBS })).statusCode).toBe(200)
    const list = await owner.visitor.get(companyTokens.list.path)
    expect(list.json()).toEqual({ items: [{ ...details, lastUsedAt: test.clock.now().toISOString() }] })
    expect(list.body).not.toContain(token.split('|')[1])
    expect(details.createdBy).toBe((await owner.visitor.get('/api/user')).json().name)
    expect((await mailTo(test, owner.email)).text).toContain('Careers site')
    // It belongs to the company; its creator is only reminded of it.
    expect((await owner.visitor.get(security.tokens.path)).json()).toEqual({
      items: [],
      companyTokens: [{ id: details.id, name: 'Careers site', companyName: company.name }],
    })
  })

  it('is revoked with a new password of its creator, unless they keep it', async () => {
    const { owner, company } = await aCompany(test)
    const admin = await aMember(test, owner, company, 'admin')
    const [own, colleagues] = [await aCompanyToken(owner), await aCompanyToken(admin)]
    const personal = await owner.visitor.post(security.makeToken.path, { name: 'Mine', scopes: ['read'], days: 30 })
    const change = async (choice: object) => {
      const body = { password: 'violet kettle under seven bridges', ...choice }
      expect((await owner.visitor.put(security.changePassword.path, body)).statusCode).toBe(204)
      const statuses = [
        await callWith(test, own.token, { url: JOBS }),
        await callWith(test, colleagues.token, { url: JOBS }),
        await callWith(test, personal.json<{ token: string }>().token, { url: '/api/user' }),
      ]
      return statuses.map(({ statusCode }) => statusCode)
    }
    expect(await change({ revokeTokens: false, revokeCompanyTokens: false })).toEqual([200, 200, 200])
    expect(await change({ revokeCompanyTokens: false })).toEqual([200, 200, 401])
    expect(await change({})).toEqual([401, 200, 401])
  })

  it('is limited to its scopes, and never reaches the person, the team or other tokens', async () => {
    const { owner, company } = await aCompany(test)
    const { token } = await aCompanyToken(owner, { scopes: ['jobs:read', 'applicants:write'] })
    const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
      (await callWith(test, token, { url, method, ...(method === 'POST' && { payload: {} }) })).statusCode
    expect(await statusOf(JOBS)).toBe(200)
    for (const url of ['/company/api/applications', '/company/api/team', '/company/api/tokens', '/api/user'])
      expect(await statusOf(url), url).toBe(403)
    expect(await statusOf('/company/api/jobs', 'POST')).toBe(403)
    expect(await statusOf(`/company/api/companies/${company.id}/invitations`, 'POST')).toBe(403)
    expect(await statusOf('/broadcasting/auth', 'POST')).toBe(403)
  })

  it('never does more than its creator may do when it is used', async () => {
    const { owner, company } = await aCompany(test)
    const admin = await aMember(test, owner, company, 'admin')
    const { token } = await aCompanyToken(admin, { scopes: ['jobs:read', 'jobs:write'] })
    const payload = { ...aCompleteJob(), companyId: company.id }
    const write = async () =>
      (await callWith(test, token, { method: 'POST', url: '/company/api/jobs', payload })).statusCode
    expect(await write()).toBe(201)
    await setMemberRole(test.platform.db, test.platform, company.id, { personId: admin.id, role: 'viewer' })
    expect(await write()).toBe(403)
    expect((await callWith(test, token, { url: JOBS })).statusCode).toBe(200)
  })

  it('ends when its creator leaves, expires, or is revoked by a colleague', async () => {
    const { owner, company } = await aCompany(test)
    const admin = await aMember(test, owner, company, 'admin')
    const [leaving, revoked, expiring] = [
      await aCompanyToken(admin),
      await aCompanyToken(owner),
      await aCompanyToken(owner),
    ]
    const statusOf = async ({ token }: { token: string }) => (await callWith(test, token, { url: JOBS })).statusCode
    expect((await admin.visitor.delete(revokePath(revoked.details))).statusCode).toBe(204)
    expect(await statusOf(revoked)).toBe(401)
    const log = await owner.visitor.get(security.log.path)
    expect(log.json().items[0]).toMatchObject({ kind: 'token_revoked', subject: 'Careers site' })
    expect(await statusOf(leaving)).toBe(200)
    const member = `/company/api/companies/${company.id}/members/${admin.id}`
    expect((await owner.visitor.delete(member)).statusCode).toBe(204)
    expect(await statusOf(leaving)).toBe(401)
    expect(await statusOf(expiring)).toBe(200)
    test.clock.advance(31 * 86_400_000)
    expect(await statusOf(expiring)).toBe(401)
  })

  it('needs a name, a known scope and a lifetime; another company’s is not found', async () => {
    const { owner } = await aCompany(test)
    const rejected = await owner.visitor.post(companyTokens.create.path, { name: ' ', scopes: ['read'], days: 7 })
    expect(rejected.statusCode).toBe(422)
    expect(Object.keys(rejected.json().errors)).toEqual(['name', 'scopes.0', 'days'])
    const { details } = await aCompanyToken((await aCompany(test)).owner)
    expect((await owner.visitor.delete(revokePath(details))).statusCode).toBe(404)
  })

  it('is refused beyond the limit, next to its name', async () => {
    const { owner } = await aCompany(test)
    for (let made = 0; made < 20; made += 1) await aCompanyToken(owner)
    const rejected = await owner.visitor.post(companyTokens.create.path, {
      name: 'One more',
      scopes: ['jobs:read'],
      days: 30,
    })
    expect(rejected.json().errors.name).toEqual(['Your company has reached the limit of 20 tokens. Revoke one first.'])
  })
})
