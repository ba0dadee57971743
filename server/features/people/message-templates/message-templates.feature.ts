import { defineFeature } from '#server/platform/wiring/feature.ts'
import { messageTemplateRoutes } from './message-templates.routes.ts'

export const messageTemplatesFeature = defineFeature({
  name: 'message-templates',
  routes: messageTemplateRoutes,
  tablesWithoutPersonalData: { 'public.message_templates': 'the wording of companies' },
})
