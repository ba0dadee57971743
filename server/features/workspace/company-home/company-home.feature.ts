import { defineFeature } from '#server/platform/wiring/feature.ts'
import { companyHomeRoutes } from './company-home.routes.ts'

export const companyHomeFeature = defineFeature({
  name: 'company-home',
  routes: companyHomeRoutes,
})
