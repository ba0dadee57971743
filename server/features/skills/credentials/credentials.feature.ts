import { defineFeature } from '#server/platform/wiring/feature.ts'
import { credentialsPersonalData } from './credentials.personal-data.ts'
import { credentialsRoutes } from './credentials.routes.ts'

export const credentialsFeature = defineFeature({
  name: 'credentials',
  routes: credentialsRoutes,
  personalData: credentialsPersonalData,
  tablesWithoutPersonalData: {
    'public.credential_keys': 'the keys of the installation',
    'public.credential_revocations': 'places in the status lists, without whose they were',
  },
})
