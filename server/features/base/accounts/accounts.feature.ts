import { defineFeature } from '#server/platform/wiring/feature.ts'
import { forgetExpiredCredentials, shortenSecurityLogs } from './accounts.jobs.ts'
import { accountsPersonalData } from './accounts.personal-data.ts'
import { accountsRoutes } from './accounts.routes.ts'

export const accountsFeature = defineFeature({
  name: 'accounts',
  routes: accountsRoutes,
  jobs: [forgetExpiredCredentials, shortenSecurityLogs],
  personalData: accountsPersonalData,
})
