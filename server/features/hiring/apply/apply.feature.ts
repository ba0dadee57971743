import { purposeRules } from '#server/features/base/recordings/recording-purposes.service.ts'
import { attemptSubjects } from '#server/features/hiring/screeners/attempt-subjects.service.ts'
import { resumeWrittenForJob } from '#server/features/people/profile/profile.events.ts'
import { defineFeature, on, provide } from '#server/platform/wiring/feature.ts'
import { deleteOldGuests, draftUpkeep } from './apply.jobs.ts'
import { applyNextSteps } from './apply.next-steps.ts'
import { applyNotifications } from './apply.notifications.ts'
import { applyPersonalData } from './apply.personal-data.ts'
import { applyRoutes } from './apply.routes.ts'
import { findIntroLimits } from './drafts/draft-recordings.service.ts'
import { findAttemptSubject } from './drafts/draft-tests.service.ts'
import { useWrittenResume } from './drafts/prefill/written-resume.service.ts'

export const applyFeature = defineFeature({
  name: 'apply',
  routes: applyRoutes,
  jobs: [deleteOldGuests, draftUpkeep],
  personalData: applyPersonalData,
  tablesWithoutPersonalData: {
    'public.apply_forms': 'what a company asks applicants for',
  },
  provides: [
    provide(purposeRules.intro, { findLimits: findIntroLimits }),
    provide(attemptSubjects, findAttemptSubject),
  ],
  listens: [on(resumeWrittenForJob, useWrittenResume)],
  notifications: applyNotifications,
  nextSteps: applyNextSteps,
})
