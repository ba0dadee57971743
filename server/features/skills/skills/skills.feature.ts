import { ownAttemptScored } from '#server/features/hiring/screeners/screeners.events.ts'
import { defineFeature, on } from '#server/platform/wiring/feature.ts'
import { skillEndorsements, skillProjects } from './evidence.service.ts'
import { skillsPersonalData } from './skills.personal-data.ts'
import { skillsRoutes } from './skills.routes.ts'
import { recordResult } from './taking/skill-attempts.service.ts'

export const skillsFeature = defineFeature({
  name: 'skills',
  routes: skillsRoutes,
  personalData: skillsPersonalData,
  tablesWithoutPersonalData: { 'public.skill_tests': 'the platform’s tests, one per skill' },
  needs: [skillEndorsements, skillProjects],
  listens: [on(ownAttemptScored, recordResult)],
})
