import { useSearchParams } from 'react-router'
import {
  isOnboardingStep,
  type OnboardingStep,
  onboardingSteps,
} from '#shared/features/entry/onboarding/onboarding-steps.ts'

export const ONBOARDING_PATH = '/onboarding'

export const stepHref = (step: OnboardingStep): string => `${ONBOARDING_PATH}?step=${step}`

const readStep = (search: URLSearchParams): OnboardingStep | null => {
  const step = search.get('step')
  return isOnboardingStep(step) ? step : null
}

export const requestedStep = (url: string): OnboardingStep | null => readStep(new URL(url).searchParams)

export function useShownStep(): OnboardingStep {
  const [search] = useSearchParams()
  return readStep(search) ?? onboardingSteps[0]
}
