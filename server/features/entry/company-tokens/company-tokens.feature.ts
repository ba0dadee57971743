import { memberRemoved } from '#server/features/people/companies/companies.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { companyTokenRoutes } from './company-tokens.routes.ts'
import { endTokensOfMember } from './company-tokens.service.ts'

export const companyTokensFeature = defineFeature({
  name: 'company-tokens',
  routes: companyTokenRoutes,
  listens: [on(memberRemoved, endTokensOfMember)],
})
