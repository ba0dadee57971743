import { defineFeature } from '#server/platform/wiring/feature.ts'
import { paletteRoutes } from './palette.routes.ts'

export const paletteFeature = defineFeature({
  name: 'palette',
  routes: paletteRoutes,
})
