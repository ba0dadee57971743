import { memberRemoved } from '#server/features/people/companies/companies.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { jobsPersonalData } from './jobs.personal-data.ts'
import { jobsRoutes } from './jobs.routes.ts'
import { leaveTeams } from './team/job-team.service.ts'
import { jobUpkeep } from './upkeep/job-upkeep.jobs.ts'

export const jobsFeature = defineFeature({
  name: 'jobs',
  routes: jobsRoutes,
  jobs: [jobUpkeep],
  personalData: jobsPersonalData,
  listens: [on(memberRemoved, leaveTeams)],
  tablesWithoutPersonalData: {
    'public.job_stages': 'the pipeline stages of a job',
  },
})
