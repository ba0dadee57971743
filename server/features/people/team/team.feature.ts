import { defineFeature } from '#server/platform/wiring/feature.ts'
import { teamPersonalData } from './team.personal-data.ts'
import { teamRoutes } from './team.routes.ts'

export const teamFeature = defineFeature({
  name: 'team',
  routes: teamRoutes,
  personalData: teamPersonalData,
})
