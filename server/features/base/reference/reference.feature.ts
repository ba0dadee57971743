import { defineFeature } from '#server/platform/wiring/feature.ts'
import { referenceRoutes } from './reference.routes.ts'

export const referenceFeature = defineFeature({
  name: 'reference',
  routes: referenceRoutes,
})
