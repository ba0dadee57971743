import { applicationReceived } from '#server/features/hiring/applications/applications.events.ts'
import { offerMoved } from '#server/features/hiring/offers/offers.events.ts'
import { applicationMessageSent } from '#server/features/talk/chat/chat.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { deleteOldDeliveries, deliverWebhook, dispatchWebhooks } from './company-webhooks.jobs.ts'
import { companyWebhooksNotifications } from './company-webhooks.notifications.ts'
import { companyWebhookRoutes } from './company-webhooks.routes.ts'
import { noteMessage, noteOffer, noteReceipt } from './webhook-listening.service.ts'

export const companyWebhooksFeature = defineFeature({
  name: 'company-webhooks',
  routes: companyWebhookRoutes,
  jobs: [deliverWebhook, dispatchWebhooks, deleteOldDeliveries],
  notifications: companyWebhooksNotifications,
  listens: [on(applicationReceived, noteReceipt), on(applicationMessageSent, noteMessage), on(offerMoved, noteOffer)],
  tablesWithoutPersonalData: {
    'public.webhooks': 'where a company wants to be told what happens',
    'public.webhook_outbox': 'what happened, by id, until it is turned into deliveries',
    'public.webhook_deliveries': 'what was sent, by id only',
    'public.webhook_attempts': 'how the company’s server responded',
  },
})
