import { defineFeature } from '#server/platform/wiring/feature.ts'
import { cleanUpPasskeyChallenges } from './passkeys.jobs.ts'
import { passkeysPersonalData } from './passkeys.personal-data.ts'
import { passkeysRoutes } from './passkeys.routes.ts'

export const passkeysFeature = defineFeature({
  name: 'passkeys',
  routes: passkeysRoutes,
  jobs: [cleanUpPasskeyChallenges],
  personalData: passkeysPersonalData,
})
