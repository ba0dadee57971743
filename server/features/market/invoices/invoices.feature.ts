import { orderOwed } from '#server/features/market/orders/orders.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { invoiceCredited } from './invoices.events.ts'
import { invoicesNotifications } from './invoices.notifications.ts'
import { invoicesPersonalData } from './invoices.personal-data.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { issueOrAsk } from './issuing/issuing.service.ts'

export const invoicesFeature = defineFeature({
  name: 'invoices',
  routes: invoicesRoutes,
  personalData: invoicesPersonalData,
  notifications: invoicesNotifications,
  announces: [invoiceCredited],
  listens: [on(orderOwed, issueOrAsk)],
})
