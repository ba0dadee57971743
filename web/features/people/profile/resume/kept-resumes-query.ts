import type { resumes } from '#shared/features/people/resumes/resumes.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const keptResumesQuery = endpointQuery<typeof resumes.list>('GET /talent/api/resumes')
