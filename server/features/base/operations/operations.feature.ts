import { defineFeature } from '#server/platform/wiring/feature.ts'
import { carryOutDecision } from './operations.jobs.ts'
import { operationsPersonalData } from './operations.personal-data.ts'
import { operationsRoutes } from './operations.routes.ts'

export const operationsFeature = defineFeature({
  name: 'operations',
  routes: operationsRoutes,
  jobs: [carryOutDecision],
  personalData: operationsPersonalData,
})
