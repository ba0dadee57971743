import { createPerson } from '#server/features/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Role } from '#shared/access/identity.ts'
import { type NewCompany, newCompany } from '#shared/features/companies/companies.contract.ts'
import { createCompany } from './companies.service.ts'

/** A description that is accepted as it is; a test names what matters to it. */
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

/** A company with an owner of its own. */
export async function aCompany(db: Db, named: Partial<NewCompany> = {}) {
  const owner = { id: await aPersonNamed(db, 'Sunniva Dahl', ['company']), roles: ['company' as const] }
  return { owner, company: await createCompany(db, owner, aCompanyToRegister(named)) }
}

const aPersonNamed = (db: Db, name: string, roles: readonly Role[]) =>
  createPerson(db, {
    name,
    calledName: name,
    email: `${crypto.randomUUID()}@people.example`,
    roles,
    emailVerifiedAt: new Date(),
  })
