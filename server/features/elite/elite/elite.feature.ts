import { otherSealedDocuments } from '#server/features/hiring/offers/documents/sealed-elsewhere.service.ts'
import { defineFeature, provide } from '#server/platform/wiring/feature.ts'
import { sealSignedAgreement } from './agreement/agreement.jobs.ts'
import { findSealedAgreement } from './agreement/agreement.service.ts'
import { applicationEnded, formFiled, stagePassed } from './elite.events.ts'
import { eliteUpkeep } from './elite.jobs.ts'
import { eliteNextSteps } from './elite.next-steps.ts'
import { eliteNotifications } from './elite.notifications.ts'
import { elitePersonalData } from './elite.personal-data.ts'
import { eliteRoutes } from './elite.routes.ts'
import { endorsersOfApplication } from './joining/endorsers.service.ts'
import { eliteQueue } from './reviewing/elite.queue.ts'

export const eliteFeature = defineFeature({
  name: 'elite',
  routes: eliteRoutes,
  jobs: [eliteUpkeep, sealSignedAgreement],
  personalData: elitePersonalData,
  notifications: eliteNotifications,
  nextSteps: eliteNextSteps,
  queues: [eliteQueue],
  announces: [formFiled, stagePassed, applicationEnded],
  needs: [endorsersOfApplication],
  provides: [provide(otherSealedDocuments, findSealedAgreement)],
})
