import { z } from 'zod'
import { sendFile } from '#server/platform/files/send-file.ts'
import { createLinkSigner, type LinkSigner, signedQuery } from '#server/platform/files/signed-links.ts'
import { UPLOADS_PATH, uploadsPlugin } from '#server/platform/files/uploads.plugin.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isReadyFile } from '#shared/features/base/files/file-status.ts'
import { files, fileVariants } from '#shared/features/base/files/files.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { savedName } from './downloads/saved-name.ts'
import { showUsage } from './file-quotas.service.ts'
import { selectFile } from './files.queries.ts'
import { findVisibleFile, linkToFile, removeFile, showFile } from './files.service.ts'
import { createUploadLifecycle } from './uploads.service.ts'

export async function filesRoutes(app: App, platform: Platform): Promise<void> {
  const { db, jobs, uploads } = platform
  const signer = createLinkSigner({ secret: platform.appKey, clock: platform.clock })

  mount(app, db, files.usage, ({ viewer }) => showUsage(db, viewer.id))
  mount(app, db, files.show, ({ viewer, params }) => showFile(db, viewer, params.id))
  mount(app, db, files.link, async ({ viewer, params, query }) => ({
    url: linkToFile(signer, viewer, await findVisibleFile(db, viewer, params.id), query),
  }))
  mount(app, db, files.remove, ({ viewer, params }) => removeFile(db, jobs, viewer, params.id))

  serveContent(app, platform, signer)
  await app.register(uploadsPlugin, {
    prefix: UPLOADS_PATH,
    store: uploads,
    lifecycle: createUploadLifecycle(platform),
  })
}

const contentQuery = signedQuery(z.enum(fileVariants))

function serveContent(app: App, { db, storage }: Platform, signer: LinkSigner): void {
  const options = { schema: { hide: true }, config: { guard: 'open' }, compress: false } as const
  app.get<{ Params: { id: string } }>('/files/:id', options, async (request, reply) => {
    // Every tampered link gets the same response, whatever was changed in it.
    const query = contentQuery.safeParse(request.query)
    const fileId = id.safeParse(request.params.id)
    if (!query.success || !fileId.success) throw new AppError('forbidden')
    const { variant, disposition } = signer.verify(fileId.data, query.data, request.viewer?.id ?? null)
    const file = found(await selectFile(db, fileId.data))
    if (!isReadyFile(file.status) || !file.type || !file.sha256) throw new AppError('not_found')
    return sendFile(request, reply, storage, {
      key: `${file.storageKey}/${variant}`,
      type: file.type,
      name: savedName(file.name, file.type),
      disposition,
      etag: `"${file.sha256.slice(0, 32)}-${variant}"`,
    })
  })
}
