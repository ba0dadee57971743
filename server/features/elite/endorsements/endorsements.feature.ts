import { applicationEnded, formFiled, stagePassed } from '#server/features/elite/elite/elite.events.ts'
import { endorsersOfApplication } from '#server/features/elite/elite/joining/endorsers.service.ts'
import { skillEndorsements } from '#server/features/skills/skills/evidence.service.ts'
import { defineFeature, on, provide } from '#server/platform/wiring/feature.ts'
import { cancelRequests, inviteDrafts } from './asking.service.ts'
import { endorsementUpkeep } from './endorsements.jobs.ts'
import { endorsementsPersonalData } from './endorsements.personal-data.ts'
import { endorsementsRoutes } from './endorsements.routes.ts'
import { findEndorserFacts, verifyEndorsements } from './review/facts.service.ts'
import { findSkillEndorsements } from './review/skill-endorsements.service.ts'
import { sendRequest } from './sending/sending.jobs.ts'

export const endorsementsFeature = defineFeature({
  name: 'endorsements',
  routes: endorsementsRoutes,
  jobs: [sendRequest, endorsementUpkeep],
  personalData: endorsementsPersonalData,
  listens: [on(formFiled, inviteDrafts), on(stagePassed, verifyEndorsements), on(applicationEnded, cancelRequests)],
  provides: [provide(endorsersOfApplication, findEndorserFacts), provide(skillEndorsements, findSkillEndorsements)],
})
