import { defineFeature } from '#server/platform/wiring/feature.ts'
import { jobGlobeRoutes } from './job-globe.routes.ts'

export const jobGlobeFeature = defineFeature({
  name: 'job-globe',
  routes: jobGlobeRoutes,
})
