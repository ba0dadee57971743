import { defineFeature } from '#server/platform/wiring/feature.ts'
import { briefAwarded } from './briefs.events.ts'
import { briefUpkeep } from './briefs.jobs.ts'
import { briefsNextSteps } from './briefs.next-steps.ts'
import { briefsNotifications } from './briefs.notifications.ts'
import { briefsPersonalData } from './briefs.personal-data.ts'
import { briefsRoutes } from './briefs.routes.ts'

export const briefsFeature = defineFeature({
  name: 'briefs',
  routes: briefsRoutes,
  jobs: [briefUpkeep],
  personalData: briefsPersonalData,
  notifications: briefsNotifications,
  nextSteps: briefsNextSteps,
  announces: [briefAwarded],
})
