import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { invitations } from '#shared/features/jobs/invitations/invitations.contract.ts'
import { answerInvitation, listInvitations } from './answering.service.ts'
import { listOfJob, sendInvitation, withdrawInvitation } from './sending.service.ts'

export function invitationsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, invitations.list, ({ db, viewer, query }) => listInvitations(db, viewer, query))
  mount(app, pool, invitations.answer, ({ db, viewer, params, body }) =>
    answerInvitation(db, platform, viewer, params.id, body),
  )
  mount(app, pool, invitations.send, ({ db, viewer, request, params, body }) =>
    sendInvitation(db, platform, { viewer, i18n: request.i18n }, params.jobId, body),
  )
  mount(app, pool, invitations.listOfJob, ({ db, viewer, params, query }) => listOfJob(db, viewer, params.jobId, query))
  mount(app, pool, invitations.withdraw, ({ db, viewer, params }) => withdrawInvitation(db, viewer, params.id))
}
