import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const onboardingQuery = endpointQuery<typeof onboarding.show>('GET /talent/api/onboarding')
