import type { consents } from '#shared/features/base/accounts/consents.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const consentHistory = endpointQuery<typeof consents.list>('GET /shared/api/settings/consents')
