import { defineFeature } from '#server/platform/wiring/feature.ts'
import { onboardingNextSteps } from './onboarding.next-steps.ts'
import { onboardingPersonalData } from './onboarding.personal-data.ts'
import { onboardingRoutes } from './onboarding.routes.ts'

export const onboardingFeature = defineFeature({
  name: 'onboarding',
  routes: onboardingRoutes,
  personalData: onboardingPersonalData,
  nextSteps: onboardingNextSteps,
})
