import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { type PeopleList, peopleSearch } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { aFindablePerson } from './people-search.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { owner } = await aVerifiedCompany(test)
  const list = (await owner.visitor.post(peopleSearch.createList.path, { name: 'Engineers' })).json<PeopleList>()
  const talent = await aFindablePerson(test)
  return [{ under: '/company/api/people-lists/:id', owner, id: list.id, parts: { talentId: talent.id } }]
}
