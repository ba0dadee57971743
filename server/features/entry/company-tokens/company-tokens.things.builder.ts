import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { aCompanyToken } from './company-tokens.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { owner } = await aVerifiedCompany(test)
  return [{ under: '/company/api/tokens/:id', owner, id: (await aCompanyToken(owner)).details.id }]
}
