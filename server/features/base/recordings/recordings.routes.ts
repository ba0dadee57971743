import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { recordings } from '#shared/features/base/recordings/recordings.contract.ts'
import { listEarlier } from './earlier.service.ts'
import { finishRecording } from './keeping.service.ts'
import { listTakes, presentRecording, showRecording } from './recordings.service.ts'
import { readSlice } from './slices/read-slice.ts'
import { addSlice, discardOwnRecording, startRecording } from './taking.service.ts'

const OFFSET_HEADER = 'Upload-Offset'

export async function recordingsRoutes(app: App, platform: Platform): Promise<void> {
  const { db: pool } = platform
  const signer = createLinkSigner({ secret: platform.appKey, clock: platform.clock })

  mount(app, pool, recordings.start, async ({ db, viewer, request, body }) => {
    const row = await startRecording(db, platform, { viewer, i18n: request.i18n }, body)
    return presentRecording(db, signer, viewer, row)
  })
  mount(app, pool, recordings.list, ({ db, viewer, query }) => listTakes(db, { platform, signer }, viewer, query))
  mount(app, pool, recordings.earlier, ({ db, viewer, query }) => listEarlier(db, { platform, signer }, viewer, query))
  mount(app, pool, recordings.show, ({ db, viewer, params }) =>
    showRecording(db, { storage: platform.storage, signer }, viewer, params.id),
  )
  mount(app, pool, recordings.finish, async ({ db, viewer, request, params, body }) => {
    const row = await finishRecording(db, platform, { viewer, i18n: request.i18n }, params.id, body)
    return presentRecording(db, signer, viewer, row)
  })
  mount(app, pool, recordings.discard, ({ db, viewer, params }) => discardOwnRecording(db, platform, viewer, params.id))

  // Encapsulated, because only here is the body raw bytes that the handler reads itself.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    mount(scope, pool, recordings.addSlice, async ({ db, viewer, request, params, query, reply }) => {
      const content = await readSlice(request)
      const { bytes, isAccepted } = await addSlice(db, platform, viewer, params.id, { offset: query.offset, content })
      reply.header(OFFSET_HEADER, bytes)
      if (!isAccepted) throw new AppError('status_changed_meanwhile')
    })
  })
}
