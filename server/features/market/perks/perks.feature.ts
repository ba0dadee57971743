import { defineFeature } from '#server/platform/wiring/feature.ts'
import { perksPersonalData } from './perks.personal-data.ts'
import { perksRoutes } from './perks.routes.ts'

export const perksFeature = defineFeature({
  name: 'perks',
  routes: perksRoutes,
  personalData: perksPersonalData,
  tablesWithoutPersonalData: { 'public.perks': 'benefits of partners, as operators describe them' },
})
