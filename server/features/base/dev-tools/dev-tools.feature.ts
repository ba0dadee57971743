import { defineFeature } from '#server/platform/wiring/feature.ts'
import { mailboxRoutes } from './mailbox.routes.ts'

export const devToolsFeature = defineFeature({
  name: 'dev-tools',
  // It shows everyone's email to anyone.
  routes: (app, platform) => {
    if (!platform.config.isProduction) mailboxRoutes(app, platform)
  },
})
