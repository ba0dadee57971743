import { defineFeature } from '#server/platform/wiring/feature.ts'
import { expiredCredentialsCleanup, securityLogCleanup } from './accounts.jobs.ts'
import { accountsPersonalData } from './accounts.personal-data.ts'
import { accountsRoutes } from './accounts.routes.ts'

export const accountsFeature = defineFeature({
  name: 'accounts',
  routes: accountsRoutes,
  jobs: [expiredCredentialsCleanup, securityLogCleanup],
  personalData: accountsPersonalData,
})
