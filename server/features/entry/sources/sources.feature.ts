import { defineFeature } from '#server/platform/wiring/feature.ts'
import { sourcesPersonalData } from './sources.personal-data.ts'
import { sourcesRoutes } from './sources.routes.ts'

export const sourcesFeature = defineFeature({
  name: 'sources',
  routes: sourcesRoutes,
  personalData: sourcesPersonalData,
  tablesWithoutPersonalData: {
    'public.sources': 'the tracked links of partners and companies',
  },
})
