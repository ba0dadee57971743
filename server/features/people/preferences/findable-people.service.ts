// Who a company can find: the one condition that every search and count over people uses.

import { type SQL, sql } from 'drizzle-orm'
import { findCompanyHosts, findEmployerDomains } from '#server/features/people/companies/facts/company-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isPublicMailDomain, parentDomains } from '#shared/features/people/preferences/domain-name.ts'
import type { Id } from '#shared/kit/ids.ts'

/** Who is searching: a member of a company with these domains. */
export type Finder = {
  companyId: Id
  viewerId: Id
  domains: readonly string[]
  /** The email domains of the company's staff. */
  employerDomains: readonly string[]
}

export const finderFor = async (
  db: Db,
  { companyId, viewerId }: Pick<Finder, 'companyId' | 'viewerId'>,
): Promise<Finder> => ({
  companyId,
  viewerId,
  domains: (await findCompanyHosts(db, companyId)).flatMap(parentDomains),
  employerDomains: (await findEmployerDomains(db, companyId)).filter((domain) => !isPublicMailDomain(domain)),
})

/**
 * A condition on `people person`. Excludes people who are not looking, have hidden from the company, have blocked the viewer or are
 * blocked by them, or work for the company: as a member, or with an email address at its domain.
 */
export function findableBy({ companyId, viewerId, domains, employerDomains }: Finder): SQL {
  const among = (list: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`
  return sql`person.email_verified_at is not null and person.suspended_at is null
    and person.deletion_at is null and person.country is not null
    and exists (select from person_roles role where role.person_id = person.id and role.role = 'talent')
    and not exists (select from person_preferences choice
      where choice.person_id = person.id and choice.seeking = 'not_looking')
    and not exists (select from hidden_companies hidden
      where hidden.person_id = person.id and hidden.company_id = ${companyId})
    and not exists (select from hidden_domains hidden
      where hidden.person_id = person.id and hidden.domain in ${among(domains)})
    and not exists (select from blocked_people blocked
      where (blocked.person_id = person.id and blocked.blocked_id = ${viewerId})
        or (blocked.person_id = ${viewerId} and blocked.blocked_id = person.id))
    and not exists (select from company_members member
      where member.person_id = person.id and member.company_id = ${companyId})
    and not exists (select from jsonb_array_elements_text(${JSON.stringify(employerDomains)}::jsonb) own(domain)
      where '.' || split_part(lower(person.email), '@', 2) like '%.' || own.domain)`
}
