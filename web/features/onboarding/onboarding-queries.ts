import type { onboarding } from '#shared/features/onboarding/onboarding.contract.ts'
import { isOnboardingStep, type OnboardingStep } from '#shared/features/onboarding/onboarding-steps.ts'
import type { reference } from '#shared/features/reference/reference.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const ONBOARDING_PATH = '/onboarding'

export const onboardingQuery = endpointQuery<typeof onboarding.show>('GET /talent/api/onboarding')
export const countriesQuery = endpointQuery<typeof reference.countries>('GET /shared/api/countries')

/** Every question has an address, so that Back, a reload and a link to it work; without one the server knows the place. */
export const stepHref = (step: OnboardingStep): string => `${ONBOARDING_PATH}?step=${step}`

export function requestedStep(url: string): OnboardingStep | null {
  const step = new URL(url).searchParams.get('step')
  return isOnboardingStep(step) ? step : null
}
