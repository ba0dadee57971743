import type { FastifyReply } from 'fastify'
import { AppError } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { documents } from '#shared/features/hiring/offers/documents.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { checkDocument, readCompanyDocument, readOwnDocument, showDocument } from './documents.service.ts'

type Read = (viewer: Viewer, id: Id) => Promise<Buffer>

export function documentRoutes(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, documents.show, ({ db: used, params }) => showDocument(used, platform, params.code))
  mount(app, db, documents.check, ({ db: used, body }) =>
    checkDocument(used, platform, Buffer.from(body.file, 'base64')),
  )
  mountFile(app, documents.own, (viewer, id) => readOwnDocument(db, platform, viewer, id))
  mountFile(app, documents.company, (viewer, id) => readCompanyDocument(db, platform, viewer, id))
}

function mountFile(app: App, endpoint: typeof documents.own | typeof documents.company, read: Read): void {
  const { path, guard, summary, params } = endpoint
  const schema = { summary, params, tags: [path.split('/')[1] ?? 'other'], 'x-guard': guard }
  app.get<{ Params: { id: Id } }>(path, { schema, config: { guard, limit: 'strict' } }, async (request, reply) => {
    // The guard has already checked it.
    if (!request.viewer) throw new AppError('unauthenticated')
    return send(reply, await read(request.viewer, request.params.id))
  })
}

const send = (reply: FastifyReply, file: Buffer) =>
  reply.type('application/pdf').header('content-disposition', 'attachment; filename="offer.pdf"').send(file)
