import type { calendars } from '#shared/features/hiring/interviews/calendars.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const calendarsQuery = endpointQuery<typeof calendars.show>('GET /shared/api/calendars', {})
