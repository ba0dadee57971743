import { defineFeature } from '#server/platform/wiring/feature.ts'
import { companyInsightsRoutes } from './company-insights.routes.ts'

export const companyInsightsFeature = defineFeature({
  name: 'company-insights',
  routes: companyInsightsRoutes,
})
