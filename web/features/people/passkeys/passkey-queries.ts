import type { passkeys } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const passkeyList = endpointQuery<typeof passkeys.list>('GET /shared/api/user/passkeys')
