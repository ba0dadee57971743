import { defineFeature } from '#server/platform/wiring/feature.ts'
import { readCalendarJob, readDueCalendars } from './busy/calendars.jobs.ts'
import { interviewCancelled } from './interviews.events.ts'
import { interviewUpkeep } from './interviews.jobs.ts'
import { interviewsNextSteps } from './interviews.next-steps.ts'
import { interviewsPersonalData } from './interviews.personal-data.ts'
import { interviewsRoutes } from './interviews.routes.ts'
import { interviewsNotifications } from './notifying/interviews.notifications.ts'
import { roomVisits } from './outcomes/outcomes.service.ts'

export const interviewsFeature = defineFeature({
  name: 'interviews',
  routes: interviewsRoutes,
  jobs: [interviewUpkeep, readCalendarJob, readDueCalendars],
  personalData: interviewsPersonalData,
  announces: [interviewCancelled],
  notifications: interviewsNotifications,
  nextSteps: interviewsNextSteps,
  needs: [roomVisits],
})
