import type { travel } from '#shared/features/hiring/interviews/travel/travel.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const tripsQuery = endpointQuery<typeof travel.show>('GET /talent/api/trips')
