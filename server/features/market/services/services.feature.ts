import { defineFeature } from '#server/platform/wiring/feature.ts'
import { orderFigures, perkCount } from './browsing/market-slots.service.ts'
import { servicesQueue } from './reviewing/services.queue.ts'
import { serviceUpkeep } from './services.jobs.ts'
import { servicesNotifications } from './services.notifications.ts'
import { servicesPersonalData } from './services.personal-data.ts'
import { servicesRoutes } from './services.routes.ts'

export const servicesFeature = defineFeature({
  name: 'services',
  routes: servicesRoutes,
  jobs: [serviceUpkeep],
  personalData: servicesPersonalData,
  notifications: servicesNotifications,
  queues: [servicesQueue],
  needs: [orderFigures, perkCount],
})
