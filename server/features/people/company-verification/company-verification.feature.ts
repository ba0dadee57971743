import { defineFeature, provide } from '#server/platform/wiring/feature.ts'
import { companyVerificationRoutes } from './company-verification.routes.ts'
import { lookUpTxt, txtLookup } from './txt-lookup.ts'

export const companyVerificationFeature = defineFeature({
  name: 'company-verification',
  routes: companyVerificationRoutes,
  // Its own slot, so that tests replace the network.
  needs: [txtLookup],
  provides: [provide(txtLookup, lookUpTxt)],
})
