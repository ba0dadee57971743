import type { peopleSearch } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { type PeopleView, searchQuery } from './people-view.ts'

export const peopleQuery = (view: PeopleView, cursor?: string) =>
  endpointQuery<typeof peopleSearch.search>('GET /company/api/people', {
    query: { ...searchQuery(view), ...(cursor !== undefined && { cursor }) },
  })

export const contextQuery = ({ skills }: Pick<PeopleView, 'skills'>) =>
  endpointQuery<typeof peopleSearch.context>('GET /company/api/people-context', {
    query: { ...(skills && { skills }) },
  })
