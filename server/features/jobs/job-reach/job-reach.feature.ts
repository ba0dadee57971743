import { defineFeature } from '#server/platform/wiring/feature.ts'
import { jobReachRoutes } from './job-reach.routes.ts'

export const jobReachFeature = defineFeature({ name: 'job-reach', routes: jobReachRoutes })
