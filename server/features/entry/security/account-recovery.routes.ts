import type { FastifyRequest } from 'fastify'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { disowning, emailChanges } from '#shared/features/entry/security/account-recovery.contract.ts'
import { disownEvent, showNotMeLink, showUndoLink, undoEmailChange } from './account-recovery.service.ts'
import {
  cancelEmailChange,
  confirmSideByCode,
  confirmSideByLink,
  requestEmailChange,
  showEmailChange,
  showEmailChangeLink,
} from './email-change.service.ts'

const requesterOf = (request: FastifyRequest) => ({ i18n: request.i18n, origin: originOf(request) })

export function accountRecoveryRoutes(app: App, platform: Platform): void {
  const { db } = platform

  mount(app, db, emailChanges.show, ({ viewer }) => showEmailChange(platform, viewer.id))
  mount(app, db, emailChanges.ask, ({ viewer, body, request }) =>
    requestEmailChange(platform, viewer, body.email, requesterOf(request)),
  )
  mount(app, db, emailChanges.confirm, ({ viewer, body, request }) =>
    confirmSideByCode(platform, viewer, body, requesterOf(request)),
  )
  mount(app, db, emailChanges.cancel, ({ viewer }) => cancelEmailChange(db, viewer.id))
  mount(app, db, emailChanges.showLink, ({ params, query }) => showEmailChangeLink(platform, params.side, query.token))
  mount(app, db, emailChanges.confirmByLink, ({ body, request }) =>
    confirmSideByLink(platform, body, requesterOf(request)),
  )
  mount(app, db, emailChanges.showUndo, ({ query }) => showUndoLink(platform, query.token))
  mount(app, db, emailChanges.undo, ({ body, request }) => undoEmailChange(platform, body.token, originOf(request)))

  mount(app, db, disowning.showLink, ({ query }) => showNotMeLink(platform, query.token))
  mount(app, db, disowning.disown, ({ body, request }) => disownEvent(platform, body.token, originOf(request)))
}
