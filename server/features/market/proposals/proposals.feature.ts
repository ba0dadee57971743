import { defineFeature } from '#server/platform/wiring/feature.ts'
import { proposalsPersonalData } from './proposals.personal-data.ts'
import { proposalsRoutes } from './proposals.routes.ts'

export const proposalsFeature = defineFeature({
  name: 'proposals',
  routes: proposalsRoutes,
  personalData: proposalsPersonalData,
})
