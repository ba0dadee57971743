import { companyDecided } from '#server/features/people/companies/companies.events.ts'
import { defineFeature, on, provide } from '#server/platform/wiring/feature.ts'
import { companyVerificationNotifications } from './company-verification.notifications.ts'
import { companyChecksQueue } from './company-verification.queue.ts'
import { companyVerificationRoutes } from './company-verification.routes.ts'
import { tellManagers } from './deciding.service.ts'
import { lookUpTxt, txtLookup } from './txt-lookup.ts'

export const companyVerificationFeature = defineFeature({
  name: 'company-verification',
  routes: companyVerificationRoutes,
  notifications: companyVerificationNotifications,
  queues: [companyChecksQueue],
  listens: [on(companyDecided, tellManagers)],
  // Its own slot, so that tests replace the network.
  needs: [txtLookup],
  provides: [provide(txtLookup, lookUpTxt)],
})
