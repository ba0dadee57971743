import { defineFeature } from '#server/platform/wiring/feature.ts'
import { mailboxRoutes } from './mailbox.routes.ts'

export const devToolsFeature = defineFeature({
  name: 'dev-tools',
  // It shows everybody's mail to anybody.
  routes: (app, platform) => {
    if (!platform.config.isProduction) mailboxRoutes(app, platform)
  },
})
