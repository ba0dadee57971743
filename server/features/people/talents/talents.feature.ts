import { defineFeature } from '#server/platform/wiring/feature.ts'
import { talentsPersonalData } from './talents.personal-data.ts'
import { talentsRoutes } from './talents.routes.ts'

export const talentsFeature = defineFeature({
  name: 'talents',
  routes: talentsRoutes,
  personalData: talentsPersonalData,
})
