import { memberRemoved } from '#server/features/people/companies/companies.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { jobsNotifications } from './jobs.notifications.ts'
import { jobsPersonalData } from './jobs.personal-data.ts'
import { jobsRoutes } from './jobs.routes.ts'
import { jobReviewQueue } from './review/job-review.queue.ts'
import { leaveTeams } from './team/job-team.service.ts'
import { jobUpkeep } from './upkeep/job-upkeep.jobs.ts'

export const jobsFeature = defineFeature({
  name: 'jobs',
  routes: jobsRoutes,
  jobs: [jobUpkeep],
  personalData: jobsPersonalData,
  notifications: jobsNotifications,
  queues: [jobReviewQueue],
  listens: [on(memberRemoved, leaveTeams)],
  tablesWithoutPersonalData: {
    'public.job_stages': 'the pipeline stages of a job',
  },
})
