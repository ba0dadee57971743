import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { operations } from '#shared/features/base/operations/operations.contract.ts'
import { listAudit } from './audit.service.ts'
import { claimCase, listCases, releaseCase, showCase } from './cases/cases.service.ts'
import { decideCase, undoDecision } from './cases/decisions.service.ts'
import { showOverview } from './overview.service.ts'

export function operationsRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, operations.overview, ({ db, request }) => showOverview(db, platform, request.i18n))
  mount(app, pool, operations.cases, ({ db, viewer, request, params, query }) =>
    listCases(db, platform, { viewer, i18n: request.i18n }, { ...params, cursor: query.cursor, limit: query.limit }),
  )
  mount(app, pool, operations.show, ({ db, viewer, request, params }) =>
    showCase(db, platform, { viewer, i18n: request.i18n }, params),
  )
  mount(app, pool, operations.claim, ({ db, viewer, request, params }) =>
    claimCase(db, platform, { viewer, i18n: request.i18n }, params),
  )
  mount(app, pool, operations.release, ({ db, viewer, params }) => releaseCase(db, platform, viewer, params))
  mount(app, pool, operations.decide, ({ db, viewer, request, params, body }) =>
    decideCase(db, platform, { viewer, i18n: request.i18n }, params, body),
  )
  mount(app, pool, operations.undo, ({ db, viewer, request, params }) =>
    undoDecision(db, platform, { viewer, i18n: request.i18n }, params),
  )
  mount(app, pool, operations.audit, ({ db, query }) => listAudit(db, query))
}
