import { attemptEnded, attemptJudged } from '#server/features/hiring/screeners/screeners.events.ts'
import { applicationMessageSent } from '#server/features/talk/chat/chat.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { keepPromises } from './applications.jobs.ts'
import { applicationsNextSteps } from './applications.next-steps.ts'
import { applicationsPersonalData } from './applications.personal-data.ts'
import { applicationsRoutes } from './applications.routes.ts'
import { noteMessage } from './messages.service.ts'
import { beginPromises } from './promise/finished-tests.service.ts'
import { noteJudged } from './promise/judged-tests.service.ts'
import { applicationsNotifications } from './telling/applications.notifications.ts'

export const applicationsFeature = defineFeature({
  name: 'applications',
  routes: applicationsRoutes,
  jobs: [keepPromises],
  personalData: applicationsPersonalData,
  listens: [on(applicationMessageSent, noteMessage), on(attemptEnded, beginPromises), on(attemptJudged, noteJudged)],
  notifications: applicationsNotifications,
  nextSteps: applicationsNextSteps,
})
