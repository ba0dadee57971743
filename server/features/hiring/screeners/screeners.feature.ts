import { purposeRules } from '#server/features/base/recordings/recording-purposes.service.ts'
import { defineFeature, on, provide } from '#server/platform/wiring/feature.ts'
import { attemptSubjects } from './attempt-subjects.service.ts'
import { queueCodeMarking } from './code/code-queue.service.ts'
import { holdAnswerFiles } from './files/file-answers.service.ts'
import { attemptCorrected, attemptEnded, attemptJudged, ownAttemptScored } from './screeners.events.ts'
import { clearOldAttempts, endTimedAttempts, markCodeAnswers, remindOfDueTests } from './screeners.jobs.ts'
import { screenersNotifications } from './screeners.notifications.ts'
import { screenersPersonalData } from './screeners.personal-data.ts'
import { screenersRoutes } from './screeners.routes.ts'
import { findSpokenLimits } from './spoken/prompts.service.ts'
import { settleTakes } from './spoken/spoken-answers.service.ts'

export const screenersFeature = defineFeature({
  name: 'screeners',
  routes: screenersRoutes,
  jobs: [clearOldAttempts, endTimedAttempts, markCodeAnswers, remindOfDueTests],
  personalData: screenersPersonalData,
  tablesWithoutPersonalData: {
    'public.screener_tests': 'the tests companies give applicants',
    'public.screener_test_versions': 'the versions of a test',
    'public.job_screeners': 'the tests a job requires',
  },
  listens: [on(attemptEnded, queueCodeMarking), on(attemptEnded, settleTakes), on(attemptEnded, holdAnswerFiles)],
  announces: [attemptCorrected, attemptEnded, attemptJudged, ownAttemptScored],
  needs: [attemptSubjects],
  provides: [provide(purposeRules.interview, { findLimits: findSpokenLimits })],
  notifications: screenersNotifications,
})
