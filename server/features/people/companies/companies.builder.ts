import { aPersonWith } from '#server/features/base/accounts/accounts.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { TestApp } from '#server/test-app.ts'
import { type NewCompany, newCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { CompanyStatusEvent } from '#shared/features/people/companies/company-status.ts'
import { changeStatus, createCompany } from './companies.service.ts'

/** A valid registration; a test overrides what matters to it. */
export const aCompanyToRegister = (named: Partial<NewCompany> = {}): NewCompany =>
  newCompany.parse({
    name: 'Halden Optics',
    country: 'NO',
    city: 'Oslo',
    timeZone: 'Europe/Oslo',
    size: '11-50',
    industry: 'science',
    ...named,
  })

/** A registered company and its owner; an operator applies `events`. */
export async function aCompany(test: TestApp, named: Partial<NewCompany> = {}, events: CompanyStatusEvent[] = []) {
  const { db } = test.platform
  const owner = await aPersonWith(test, 'company')
  const company = await createCompany(db, { id: owner.id, roles: ['company'] }, aCompanyToRegister(named))
  const operator = { id: newId(), roles: ['operator' as const] }
  for (const event of events) await changeStatus(db, operator, company.id, { event })
  return { owner, company }
}

export const aVerifiedCompany = (test: TestApp, named: Partial<NewCompany> = {}) => aCompany(test, named, ['verify'])
