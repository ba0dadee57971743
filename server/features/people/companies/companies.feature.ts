import { defineFeature } from '#server/platform/wiring/feature.ts'
import { companyDecided, memberRemoved } from './companies.events.ts'
import { companiesNextSteps } from './companies.next-steps.ts'
import { companiesPersonalData } from './companies.personal-data.ts'
import { companiesRoutes } from './companies.routes.ts'

export const companiesFeature = defineFeature({
  name: 'companies',
  routes: companiesRoutes,
  personalData: companiesPersonalData,
  tablesWithoutPersonalData: {
    'public.companies': 'what a company says about itself',
  },
  nextSteps: companiesNextSteps,
  announces: [memberRemoved, companyDecided],
})
