import { defineFeature } from '#server/platform/wiring/feature.ts'
import { applicantsPersonalData } from './applicants.personal-data.ts'
import { applicantsRoutes } from './applicants.routes.ts'

export const applicantsFeature = defineFeature({
  name: 'applicants',
  routes: applicantsRoutes,
  personalData: applicantsPersonalData,
})
