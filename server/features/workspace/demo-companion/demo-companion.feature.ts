import { applicationReceived } from '#server/features/hiring/applications/applications.events.ts'
import { applicationMessageSent } from '#server/features/talk/chat/chat.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { companionAnswer, companionStep } from './demo-companion.jobs.ts'
import { demoCompanionPersonalData } from './demo-companion.personal-data.ts'
import { demoCompanionRoutes } from './demo-companion.routes.ts'
import { beginScript, planAnswer } from './following.service.ts'

export const demoCompanionFeature = defineFeature({
  name: 'demo-companion',
  routes: demoCompanionRoutes,
  jobs: [companionStep, companionAnswer],
  personalData: demoCompanionPersonalData,
  listens: [on(applicationReceived, beginScript), on(applicationMessageSent, planAnswer)],
})
