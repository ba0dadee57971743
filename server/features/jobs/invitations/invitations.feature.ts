import { defineFeature } from '#server/platform/wiring/feature.ts'
import { expireOldInvitations } from './invitations.jobs.ts'
import { invitationsNextSteps } from './invitations.next-steps.ts'
import { invitationsPersonalData } from './invitations.personal-data.ts'
import { invitationsRoutes } from './invitations.routes.ts'
import { invitationsNotifications } from './notices/invitations.notifications.ts'

export const invitationsFeature = defineFeature({
  name: 'invitations',
  routes: invitationsRoutes,
  jobs: [expireOldInvitations],
  personalData: invitationsPersonalData,
  notifications: invitationsNotifications,
  nextSteps: invitationsNextSteps,
})
