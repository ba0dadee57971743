import { defineFeature } from '#server/platform/wiring/feature.ts'
import { companyJobsRoutes } from './company-jobs.routes.ts'

export const companyJobsFeature = defineFeature({ name: 'company-jobs', routes: companyJobsRoutes })
