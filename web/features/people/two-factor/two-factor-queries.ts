import type { twoFactor } from '#shared/features/people/two-factor/two-factor.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const twoFactorState = endpointQuery<typeof twoFactor.show>('GET /shared/api/user/two-factor')
