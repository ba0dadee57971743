import { defineFeature } from '#server/platform/wiring/feature.ts'
import { jobReportsPersonalData } from './job-reports.personal-data.ts'
import { jobReportsQueue } from './job-reports.queue.ts'
import { jobReportsRoutes } from './job-reports.routes.ts'

export const jobReportsFeature = defineFeature({
  name: 'job-reports',
  routes: jobReportsRoutes,
  personalData: jobReportsPersonalData,
  queues: [jobReportsQueue],
})
