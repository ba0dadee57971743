import { orderFigures } from '#server/features/market/services/browsing/market-slots.service.ts'
import { defineFeature, provide } from '#server/platform/wiring/feature.ts'
import { ordersQueue } from './disputes/orders.queue.ts'
import { orderEnded, orderOwed } from './orders.events.ts'
import { orderUpkeep } from './orders.jobs.ts'
import { ordersNotifications } from './orders.notifications.ts'
import { ordersPersonalData } from './orders.personal-data.ts'
import { countOpenOrders, selectAnswerMinutes, selectTrackRecords } from './orders.queries.ts'
import { ordersRoutes } from './orders.routes.ts'

export const ordersFeature = defineFeature({
  name: 'orders',
  routes: ordersRoutes,
  jobs: [orderUpkeep],
  personalData: ordersPersonalData,
  notifications: ordersNotifications,
  announces: [orderOwed, orderEnded],
  queues: [ordersQueue],
  provides: [
    provide(orderFigures, {
      ofServices: selectTrackRecords,
      answerMinutes: selectAnswerMinutes,
      countOpen: countOpenOrders,
    }),
  ],
})
