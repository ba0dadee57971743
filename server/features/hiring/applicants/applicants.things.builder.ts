import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import type { ApplicantView } from '#shared/features/hiring/applicants/applicant-views.contract.ts'
import { saveView } from './applicants.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { owner } = await aVerifiedCompany(test)
  const { id } = (await saveView(owner)).json<ApplicantView>()
  return [{ under: '/company/api/applicant-views/:id', owner, id }]
}
