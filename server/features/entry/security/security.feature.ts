import { defineFeature } from '#server/platform/wiring/feature.ts'
import { securityNotifications } from './security.notifications.ts'
import { securityPersonalData } from './security.personal-data.ts'
import { securityRoutes } from './security.routes.ts'

export const securityFeature = defineFeature({
  name: 'security',
  routes: securityRoutes,
  personalData: securityPersonalData,
  notifications: securityNotifications,
})
