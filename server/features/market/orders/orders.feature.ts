import { defineFeature } from '#server/platform/wiring/feature.ts'
import { ordersQueue } from './disputes/orders.queue.ts'
import { orderEnded, orderOwed } from './orders.events.ts'
import { orderUpkeep } from './orders.jobs.ts'
import { ordersNotifications } from './orders.notifications.ts'
import { ordersPersonalData } from './orders.personal-data.ts'
import { ordersRoutes } from './orders.routes.ts'

export const ordersFeature = defineFeature({
  name: 'orders',
  routes: ordersRoutes,
  jobs: [orderUpkeep],
  personalData: ordersPersonalData,
  notifications: ordersNotifications,
  announces: [orderOwed, orderEnded],
  queues: [ordersQueue],
})
