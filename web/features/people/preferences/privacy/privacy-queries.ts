import type { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const privacySettings = endpointQuery<typeof privacy.show>('GET /shared/api/settings/privacy')
export const blockedPeople = endpointQuery<typeof privacy.blockedPeople>('GET /shared/api/settings/blocked-people')
