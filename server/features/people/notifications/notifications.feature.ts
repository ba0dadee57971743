import { defineFeature } from '#server/platform/wiring/feature.ts'
import { cleanUpNotifications, mailDueNotifications } from './notifications.jobs.ts'
import { notificationsPersonalData } from './notifications.personal-data.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { pushNotification } from './push/push.jobs.ts'

export const notificationsFeature = defineFeature({
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: [cleanUpNotifications, mailDueNotifications, pushNotification],
  personalData: notificationsPersonalData,
})
