import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const PAGE_SIZE = 20
const pageOf = (cursor: string | undefined) => ({
  query: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
})

export const showcaseQuery = (cursor?: string) =>
  endpointQuery<typeof projects.showcase>('GET /shared/api/showcase', pageOf(cursor))

export const ownProjectsQuery = (cursor?: string) =>
  endpointQuery<typeof projects.own>('GET /talent/api/elite/projects', pageOf(cursor))

export const companyProjectsQuery = (cursor?: string) =>
  endpointQuery<typeof projects.ofCompany>('GET /company/api/projects', pageOf(cursor))

export const projectQuery = (id: string) =>
  endpointQuery<typeof projects.show>('GET /shared/api/projects/:id', { params: { id } })

/** Every change returns the whole project. */
export function useShowProject() {
  const cache = useQueryClient()
  return async (shown: Project) => {
    cache.setQueryData(projectQuery(shown.id).queryKey, shown)
    await Promise.all(
      [ownProjectsQuery(), companyProjectsQuery(), showcaseQuery()].map(({ queryKey }) =>
        cache.invalidateQueries({ queryKey, refetchType: 'none' }),
      ),
    )
  }
}
