import { defineFeature } from '#server/platform/wiring/feature.ts'
import { resumesRoutes } from './resumes.routes.ts'

export const resumesFeature = defineFeature({ name: 'resumes', routes: resumesRoutes })
