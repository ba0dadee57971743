import { defineFeature } from '#server/platform/wiring/feature.ts'
import { profilePersonalData } from './profile.personal-data.ts'
import { profileRoutes } from './profile.routes.ts'

export const profileFeature = defineFeature({
  name: 'profile',
  routes: profileRoutes,
  personalData: profilePersonalData,
})
