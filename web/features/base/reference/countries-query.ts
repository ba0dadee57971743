import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const countriesQuery = endpointQuery<typeof reference.countries>('GET /shared/api/countries')
