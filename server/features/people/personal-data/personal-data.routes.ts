import { z } from 'zod'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { sendFile } from '#server/platform/files/send-file.ts'
import { createLinkSigner, type LinkSigner, signedQuery } from '#server/platform/files/signed-links.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { cancelDeletion, requestDeletion, undoDeletion, undoStateOf } from './deletion/deletions.service.ts'
import { archiveOf } from './exports/export-paths.ts'
import { findArchive, linkToExport, startExport } from './exports/exports.service.ts'
import { showOverview } from './personal-data.service.ts'

export function personalDataRoutes(app: App, platform: Platform): void {
  const { db } = platform
  const signer = createLinkSigner({ secret: platform.appKey, clock: platform.clock, folder: 'exports' })

  mount(app, db, personalData.overview, ({ viewer }) => showOverview(platform, viewer))
  mount(app, db, personalData.startExport, ({ viewer, db: tx, request }) =>
    startExport(tx, platform, viewer, originOf(request)),
  )
  mount(app, db, personalData.linkToExport, async ({ viewer, params }) => ({
    url: await linkToExport(platform, signer, viewer, params.id),
  }))
  mount(app, db, personalData.askDeletion, ({ viewer, body, db: tx, request }) =>
    requestDeletion(tx, platform, {
      viewer,
      reason: body.reason || null,
      origin: originOf(request),
      i18n: request.i18n,
    }),
  )
  mount(app, db, personalData.cancelDeletion, async ({ viewer, request }) => {
    await cancelDeletion(platform, viewer, originOf(request))
    return showOverview(platform, viewer)
  })
  mount(app, db, personalData.undoState, ({ query }) => undoStateOf(platform, query.token))
  mount(app, db, personalData.undoDeletion, ({ body, request }) =>
    undoDeletion(platform, body.token, originOf(request)),
  )
  serveArchive(app, platform, signer)
}

const archiveQuery = signedQuery(z.literal('archive'))

function serveArchive(app: App, { db, storage }: Platform, signer: LinkSigner): void {
  const options = { schema: { hide: true }, config: { guard: 'open' }, compress: false } as const
  app.get<{ Params: { id: string } }>('/exports/:id', options, async (request, reply) => {
    const query = archiveQuery.safeParse(request.query)
    const exportId = id.safeParse(request.params.id)
    if (!query.success || !exportId.success) throw new AppError('forbidden')
    const { disposition } = signer.verify(exportId.data, query.data, request.viewer?.id ?? null)
    const row = await findArchive(db, exportId.data)
    return sendFile(request, reply, storage, {
      key: archiveOf(row.id),
      type: 'application/zip',
      name: `meridian-${row.createdAt.toISOString().slice(0, 10)}.zip`,
      disposition,
      etag: `"${row.id}"`,
    })
  })
}
