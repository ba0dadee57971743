import { defineFeature } from '#server/platform/wiring/feature.ts'
import { attemptSubjects } from './attempt-subjects.service.ts'
import { attemptEnded, attemptJudged } from './screeners.events.ts'
import { clearOldAttempts, endTimedAttempts, remindOfDueTests } from './screeners.jobs.ts'
import { screenersNotifications } from './screeners.notifications.ts'
import { screenersPersonalData } from './screeners.personal-data.ts'
import { screenersRoutes } from './screeners.routes.ts'

export const screenersFeature = defineFeature({
  name: 'screeners',
  routes: screenersRoutes,
  jobs: [clearOldAttempts, endTimedAttempts, remindOfDueTests],
  personalData: screenersPersonalData,
  tablesWithoutPersonalData: {
    'public.screener_tests': 'tests that companies give to applicants',
    'public.screener_test_versions': 'what such a test asked, and when',
    'public.job_screeners': 'which tests a job asks for',
  },
  announces: [attemptEnded, attemptJudged],
  needs: [attemptSubjects],
  notifications: screenersNotifications,
})
