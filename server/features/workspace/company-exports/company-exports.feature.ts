import { defineFeature } from '#server/platform/wiring/feature.ts'
import { companyExportRoutes } from './company-exports.routes.ts'

export const companyExportsFeature = defineFeature({ name: 'company-exports', routes: companyExportRoutes })
