import { defineFeature } from '#server/platform/wiring/feature.ts'
import { attemptSubjects } from './attempt-subjects.service.ts'
import { attemptEnded, attemptJudged, ownAttemptScored } from './screeners.events.ts'
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
    'public.screener_tests': 'the tests companies give applicants',
    'public.screener_test_versions': 'the versions of a test',
    'public.job_screeners': 'the tests a job requires',
  },
  announces: [attemptEnded, attemptJudged, ownAttemptScored],
  needs: [attemptSubjects],
  notifications: screenersNotifications,
})
