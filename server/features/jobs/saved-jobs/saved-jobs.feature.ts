import { defineFeature } from '#server/platform/wiring/feature.ts'
import { savedJobsPersonalData } from './saved-jobs.personal-data.ts'
import { savedJobsRoutes } from './saved-jobs.routes.ts'

export const savedJobsFeature = defineFeature({
  name: 'saved-jobs',
  routes: savedJobsRoutes,
  personalData: savedJobsPersonalData,
})
