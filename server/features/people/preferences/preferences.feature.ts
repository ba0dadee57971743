import { defineFeature } from '#server/platform/wiring/feature.ts'
import { preferencesPersonalData } from './preferences.personal-data.ts'
import { preferencesRoutes } from './preferences.routes.ts'

export const preferencesFeature = defineFeature({
  name: 'preferences',
  routes: preferencesRoutes,
  personalData: preferencesPersonalData,
})
