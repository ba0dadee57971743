import { defineFeature } from '#server/platform/wiring/feature.ts'
import { jobsPersonalData } from './jobs.personal-data.ts'
import { jobsRoutes } from './jobs.routes.ts'
import { jobUpkeep } from './upkeep/job-upkeep.jobs.ts'

export const jobsFeature = defineFeature({
  name: 'jobs',
  routes: jobsRoutes,
  jobs: [jobUpkeep],
  personalData: jobsPersonalData,
  tablesWithoutPersonalData: {
    'public.job_stages': 'the pipeline stages of a job',
  },
})
