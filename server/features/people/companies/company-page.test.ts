import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { type Company, type CompanyPage, companies } from '#shared/features/people/companies/companies.contract.ts'
import { aCompany, aVerifiedCompany } from './companies.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Visiting = { visitor: ReturnType<TestApp['visitor']> }

async function save({ visitor }: Visiting, change: Partial<CompanyPage>) {
  const page = (await visitor.get(companies.page.path)).json<Company>()
  return visitor.put(companies.update.path.replace(':companyId', page.id), { ...page, ...change })
}

const hiring = {
  entityCountries: ['NO', 'DE', 'NO'],
  partnerCountries: ['KE'],
  takesContractors: true,
  contractorCountries: [],
}

describe('the page of a company', () => {
  it('is changed by its owner and admins, and shown to everyone', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const viewer = await aMember(test, owner, company, 'viewer')
    expect((await save(viewer, { about: 'Mine' })).statusCode).toBe(403)
    expect((await save(owner, { about: 'We make lenses.', city: 'Bergen', hiring })).statusCode).toBe(200)
    const shown = (await test.visitor().get(`/shared/api/companies/${company.slug}`)).json<Company>()
    expect(shown).toMatchObject({
      about: 'We make lenses.',
      city: 'Bergen',
      hiring: { ...hiring, entityCountries: ['DE', 'NO'] },
    })
  })

  it('is not overwritten by somebody who has not seen the latest version', async () => {
    const { owner } = await aVerifiedCompany(test)
    const { updatedAt } = (await owner.visitor.get(companies.page.path)).json<Company>()
    expect((await save(owner, { about: 'First' })).statusCode).toBe(200)
    const late = await save(owner, { about: 'Second', updatedAt })
    expect(late.json<ErrorBody>().code).toBe('status_changed_meanwhile')
  })

  it('keeps the site the company was verified with', async () => {
    const { owner } = await aVerifiedCompany(test, { website: 'https://www.halden.example' })
    const elsewhere = await save(owner, { website: 'https://evil.example' })
    expect(elsewhere.json<ErrorBody>().errors).toHaveProperty('website')
    expect((await save(owner, { website: 'https://careers.halden.example/jobs' })).statusCode).toBe(200)
    const free = await aCompany(test, { website: 'https://one.example' })
    expect((await save(free.owner, { website: 'https://two.example' })).statusCode).toBe(200)
  })
})
