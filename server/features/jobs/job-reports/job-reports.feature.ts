import { defineFeature } from '#server/platform/wiring/feature.ts'
import { jobReportsPersonalData } from './job-reports.personal-data.ts'
import { jobReportsRoutes } from './job-reports.routes.ts'

export const jobReportsFeature = defineFeature({
  name: 'job-reports',
  routes: jobReportsRoutes,
  personalData: jobReportsPersonalData,
})
