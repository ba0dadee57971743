// What other features may know about companies, regardless of the viewer.

import { findEmailDomains } from '#server/features/base/accounts/people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectCompany } from '../companies.queries.ts'
import { selectCompanyNames, selectMemberIds } from './company-facts.queries.ts'

export const findCompanyNames = async (db: Db, companyIds: readonly Id[]) =>
  companyIds.length === 0 ? [] : selectCompanyNames(db, companyIds)

export const isCompanyVerified = async (db: Db, companyId: Id): Promise<boolean> =>
  isVerifiedCompany((await selectCompany(db, companyId))?.status)

/** Email domains used only by the company's own staff. */
export async function findEmployerDomains(db: Db, companyId: Id): Promise<string[]> {
  const { website = null, domain = null } = (await selectCompany(db, companyId)) ?? {}
  const host = website && new URL(website).hostname.toLowerCase().replace(/^www\./, '')
  return [host, domain].filter((one) => one !== null)
}

/** The company's hosts: of its website, and of its members' verified addresses. */
export async function findCompanyHosts(db: Db, companyId: Id): Promise<string[]> {
  const company = await selectCompany(db, companyId)
  const ofPeople = await findEmailDomains(db, await selectMemberIds(db, companyId))
  return company?.website ? [new URL(company.website).hostname.toLowerCase(), ...ofPeople] : ofPeople
}
