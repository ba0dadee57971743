import { defineFeature } from '#server/platform/wiring/feature.ts'
import { twoFactorNextSteps } from './two-factor.next-steps.ts'
import { twoFactorPersonalData } from './two-factor.personal-data.ts'
import { twoFactorRoutes } from './two-factor.routes.ts'

export const twoFactorFeature = defineFeature({
  name: 'two-factor',
  routes: twoFactorRoutes,
  personalData: twoFactorPersonalData,
  nextSteps: twoFactorNextSteps,
})
