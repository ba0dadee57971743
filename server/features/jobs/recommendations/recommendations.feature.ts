import { defineFeature } from '#server/platform/wiring/feature.ts'
import { scoresCleanup } from './recommendations.jobs.ts'
import { recommendationsPersonalData } from './recommendations.personal-data.ts'
import { recommendationsRoutes } from './recommendations.routes.ts'

export const recommendationsFeature = defineFeature({
  name: 'recommendations',
  routes: recommendationsRoutes,
  jobs: [scoresCleanup],
  personalData: recommendationsPersonalData,
})
