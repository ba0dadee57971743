import { defineFeature } from '#server/platform/wiring/feature.ts'
import { exploreRoutes } from './explore.routes.ts'

export const exploreFeature = defineFeature({
  name: 'explore',
  routes: exploreRoutes,
})
