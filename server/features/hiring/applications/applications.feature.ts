import { attemptCorrected, attemptEnded, attemptJudged } from '#server/features/hiring/screeners/screeners.events.ts'
import { applicationMessageSent } from '#server/features/talk/chat/chat.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { applicationReceived } from './applications.events.ts'
import { applicationUpkeep } from './applications.jobs.ts'
import { applicationsNextSteps } from './applications.next-steps.ts'
import { applicationsPersonalData } from './applications.personal-data.ts'
import { applicationsChannels } from './applications.realtime.ts'
import { applicationsRoutes } from './applications.routes.ts'
import { applicationsNotifications } from './notifying/applications.notifications.ts'
import { startReplyPeriods } from './promise/finished-tests.service.ts'
import { notifyCorrected, recordJudgement } from './promise/judged-tests.service.ts'
import { recordMessage } from './promise/messages.service.ts'

export const applicationsFeature = defineFeature({
  name: 'applications',
  routes: applicationsRoutes,
  jobs: [applicationUpkeep],
  personalData: applicationsPersonalData,
  announces: [applicationReceived],
  tablesWithoutPersonalData: { 'public.scorecard_attributes': 'what the team of a job rates' },
  channels: applicationsChannels,
  listens: [
    on(applicationMessageSent, recordMessage),
    on(attemptEnded, startReplyPeriods),
    on(attemptJudged, recordJudgement),
    on(attemptCorrected, notifyCorrected),
  ],
  notifications: applicationsNotifications,
  nextSteps: applicationsNextSteps,
})
