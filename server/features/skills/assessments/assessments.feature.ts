import { attemptCorrected, attemptEnded, ownAttemptScored } from '#server/features/hiring/screeners/screeners.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { assessmentUpkeep } from './assessments.jobs.ts'
import { assessmentsNextSteps } from './assessments.next-steps.ts'
import { assessmentsPersonalData } from './assessments.personal-data.ts'
import { assessmentsRoutes } from './assessments.routes.ts'
import { assessmentsNotifications } from './notifying/assessments.notifications.ts'
import { completeAssessments, correctResults, publishResults } from './own/attempt-ends.service.ts'

export const assessmentsFeature = defineFeature({
  name: 'assessments',
  routes: assessmentsRoutes,
  jobs: [assessmentUpkeep],
  personalData: assessmentsPersonalData,
  listens: [
    on(attemptEnded, completeAssessments),
    on(ownAttemptScored, publishResults),
    on(attemptCorrected, correctResults),
  ],
  notifications: assessmentsNotifications,
  nextSteps: assessmentsNextSteps,
})
