import { perkCount } from '#server/features/market/services/browsing/market-slots.service.ts'
import { defineFeature, provide } from '#server/platform/wiring/feature.ts'
import { perksPersonalData } from './perks.personal-data.ts'
import { perksRoutes } from './perks.routes.ts'
import { countPerks } from './perks.service.ts'

export const perksFeature = defineFeature({
  name: 'perks',
  routes: perksRoutes,
  personalData: perksPersonalData,
  provides: [provide(perkCount, countPerks)],
  tablesWithoutPersonalData: { 'public.perks': 'benefits of partners, as operators describe them' },
})
