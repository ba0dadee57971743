import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const onboardingQuery = endpointQuery<typeof onboarding.show>('GET /talent/api/onboarding')
export const countriesQuery = endpointQuery<typeof reference.countries>('GET /shared/api/countries')
