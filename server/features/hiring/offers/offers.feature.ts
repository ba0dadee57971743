import { defineFeature } from '#server/platform/wiring/feature.ts'
import { otherSealedDocuments } from './documents/sealed-elsewhere.service.ts'
import { offerMoved } from './offers.events.ts'
import { offerUpkeep } from './offers.jobs.ts'
import { offersNextSteps } from './offers.next-steps.ts'
import { offersNotifications } from './offers.notifications.ts'
import { offersPersonalData } from './offers.personal-data.ts'
import { offersChannels } from './offers.realtime.ts'
import { offersRoutes } from './offers.routes.ts'
import { sealOffer } from './signing/offers-sealing.jobs.ts'

export const offersFeature = defineFeature({
  name: 'offers',
  routes: offersRoutes,
  jobs: [offerUpkeep, sealOffer],
  personalData: offersPersonalData,
  announces: [offerMoved],
  needs: [otherSealedDocuments],
  tablesWithoutPersonalData: {
    'public.document_keys': 'the key that seals documents',
    'public.offer_records': 'terms of contracts whose other side has deleted their account, without who it was',
  },
  channels: offersChannels,
  notifications: offersNotifications,
  nextSteps: offersNextSteps,
})
