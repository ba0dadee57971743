import { defineFeature, provide } from '#server/platform/wiring/feature.ts'
import { checkDocument, identityUpkeep } from './identity.jobs.ts'
import { identityNotifications } from './identity.notifications.ts'
import { identityPersonalData } from './identity.personal-data.ts'
import { identityRoutes } from './identity.routes.ts'
import { documentReader, readInThread } from './reading/read-in-thread.ts'
import { identityQueue } from './reviewing/identity.queue.ts'

export const identityFeature = defineFeature({
  name: 'identity',
  routes: identityRoutes,
  jobs: [checkDocument, identityUpkeep],
  personalData: identityPersonalData,
  notifications: identityNotifications,
  queues: [identityQueue],
  needs: [documentReader],
  provides: [provide(documentReader, readInThread)],
})
