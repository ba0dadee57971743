import { defineFeature } from '#server/platform/wiring/feature.ts'
import { jobTabsRoutes } from './job-tabs.routes.ts'

export const jobTabsFeature = defineFeature({
  name: 'job-tabs',
  routes: jobTabsRoutes,
})
