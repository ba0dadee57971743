import { defineFeature } from '#server/platform/wiring/feature.ts'
import { interviewUpkeep } from './interviews.jobs.ts'
import { interviewsNextSteps } from './interviews.next-steps.ts'
import { interviewsPersonalData } from './interviews.personal-data.ts'
import { interviewsRoutes } from './interviews.routes.ts'
import { interviewsNotifications } from './notifying/interviews.notifications.ts'

export const interviewsFeature = defineFeature({
  name: 'interviews',
  routes: interviewsRoutes,
  jobs: [interviewUpkeep],
  personalData: interviewsPersonalData,
  notifications: interviewsNotifications,
  nextSteps: interviewsNextSteps,
})
