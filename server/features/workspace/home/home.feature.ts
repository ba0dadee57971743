import { defineFeature } from '#server/platform/wiring/feature.ts'
import { homeRoutes } from './home.routes.ts'

export const homeFeature = defineFeature({
  name: 'home',
  routes: homeRoutes,
})
