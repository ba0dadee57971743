import { skillProjects } from '#server/features/skills/skills/evidence.service.ts'
import { defineFeature, on, provide } from '#server/platform/wiring/feature.ts'
import { briefAwarded } from '../briefs/briefs.events.ts'
import { projectsQueue } from './disputes/projects.queue.ts'
import { proposeProjects } from './lifecycle/beginning.service.ts'
import { projectUpkeep } from './projects.jobs.ts'
import { projectsNotifications } from './projects.notifications.ts'
import { projectsPersonalData } from './projects.personal-data.ts'
import { projectsRoutes } from './projects.routes.ts'
import { findSkillProjects } from './skill-projects.service.ts'

export const projectsFeature = defineFeature({
  name: 'projects',
  routes: projectsRoutes,
  jobs: [projectUpkeep],
  personalData: projectsPersonalData,
  notifications: projectsNotifications,
  queues: [projectsQueue],
  listens: [on(briefAwarded, proposeProjects)],
  provides: [provide(skillProjects, findSkillProjects)],
})
