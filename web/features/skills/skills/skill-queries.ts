import type { QueryClient } from '@tanstack/react-query'
import type { skills } from '#shared/features/skills/skills/skills.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const skillsQuery = endpointQuery<typeof skills.list>('GET /talent/api/skills')

export const testsQuery = endpointQuery<typeof skills.tests>('GET /shared/api/skill-tests')

export const skillQuery = (slug: string) =>
  endpointQuery<typeof skills.show>('GET /talent/api/skills/:slug', { params: { slug } })

export const practiceQuery = (slug: string) =>
  endpointQuery<typeof skills.practice>('GET /talent/api/skills/:slug/practice', { params: { slug } })

/** Everything that changes when a test is started or finished. */
export const refreshSkills = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['talent', 'skills'] })
