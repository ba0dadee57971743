import type { FastifyRequest } from 'fastify'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { jobClosings } from '#shared/features/hiring/applications/job-closing.contract.ts'
import { linkToSentFile } from './application-files.service.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { previewClosing } from './closing/job-closing.service.ts'
import { companyApplicationsRoutes } from './company/company-applications.routes.ts'
import { copyText } from './notifying/sent-copy.ts'
import { outsideApplicationsRoutes } from './outside/outside-applications.routes.ts'
import { editOwn } from './own/editing.service.ts'
import { closeOwn, deleteOwnSubmission, withdrawOwn } from './own/own-actions.service.ts'
import { archiveOwn, findOwn, listOwn, showOwn } from './own/own-applications.service.ts'
import { showStatistics } from './own/statistics.service.ts'
import { findResponsiveness } from './promise/responsiveness.service.ts'

const requesterOf = ({ viewer, request }: { viewer: Viewer; request: FastifyRequest }) => ({
  viewer,
  i18n: request.i18n,
})

export function applicationsRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const signer = createLinkSigner({ secret: platform.appKey, clock })
  mount(app, db, jobClosings.preview, ({ params, query, ...asking }) =>
    previewClosing(db, requesterOf(asking), params.jobId, query.note),
  )
  mount(app, db, applications.list, ({ viewer, query }) => listOwn(db, viewer, clock.now(), query))
  mount(app, db, applications.statistics, ({ viewer }) => showStatistics(db, viewer.id))
  mount(app, db, applications.show, ({ params, ...asking }) => showOwn(db, requesterOf(asking), clock.now(), params.id))
  mount(app, db, applications.withdraw, ({ params, body, ...asking }) =>
    withdrawOwn(db, platform, requesterOf(asking), params.id, body),
  )
  mount(app, db, applications.giveUp, ({ params, ...asking }) => closeOwn(db, platform, requesterOf(asking), params.id))
  mount(app, db, applications.deleteSubmission, ({ params, ...asking }) =>
    deleteOwnSubmission(db, platform, requesterOf(asking), params.id),
  )
  mount(app, db, applications.archive, ({ viewer, params, body }) =>
    archiveOwn(db, viewer, clock.now(), params.id, body.isArchived),
  )
  mount(app, db, applications.edit, ({ params, body, ...asking }) =>
    editOwn(db, platform, requesterOf(asking), params.id, body),
  )
  mount(app, db, applications.copy, async ({ viewer, params, request }) => ({
    text: copyText(request.i18n, (await findOwn(db, viewer, params.id)).sent),
  }))
  mount(app, db, applications.file, ({ viewer, params }) =>
    linkToSentFile(db, { platform, signer, viewer }, params.id, params.fileId),
  )
  mount(app, db, applications.responsiveness, ({ params }) => findResponsiveness(db, params.id, clock.now()))
  outsideApplicationsRoutes(app, platform)
  companyApplicationsRoutes(app, platform, signer)
  bulkRoutes(app, platform)
}
