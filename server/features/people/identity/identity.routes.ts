import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { readRawBody } from '#server/platform/http/requests/read-raw-body.ts'
import type { Platform } from '#server/platform/platform.ts'
import { identityChecks } from '#shared/features/people/identity/identity.contract.ts'
import { MAX_PHOTO_BYTES } from '#shared/features/people/identity/identity-limits.ts'
import { identityPhone } from '#shared/features/people/identity/phone.contract.ts'
import { appealIdentity, cancelIdentity, saveDetails, showIdentity, submitIdentity } from './identity.service.ts'
import {
  addPhotoFromPhone,
  finishOnPhone,
  linkPhone,
  openOnPhone,
  showToPhone,
  unlinkPhone,
} from './phone/phone-links.service.ts'
import { STORED_TYPE } from './photos/photo-image.ts'
import { addPhoto, reviewPhoto, showOwnPhoto } from './photos/photos.service.ts'

export async function identityRoutes(app: App, platform: Platform): Promise<void> {
  const { db } = platform
  mount(app, db, identityChecks.show, ({ viewer }) => showIdentity(platform, viewer))
  mount(app, db, identityChecks.saveDetails, ({ viewer, body }) => saveDetails(platform, viewer, body))
  mount(app, db, identityChecks.cancel, ({ viewer }) => cancelIdentity(platform, viewer))
  mount(app, db, identityChecks.submit, ({ viewer }) => submitIdentity(platform, viewer))
  mount(app, db, identityChecks.appeal, ({ viewer, body }) => appealIdentity(platform, viewer, body.text))
  phoneRoutes(app, platform)
  servePhotos(app, platform)
  // Encapsulated, because only here is the body raw bytes that the handler reads itself.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    mount(scope, db, identityChecks.addPhoto, async ({ viewer, query, request }) => {
      await addPhoto(platform, viewer.id, query.side, await readRawBody(request, MAX_PHOTO_BYTES))
      return showIdentity(platform, viewer)
    })
    mount(scope, db, identityPhone.addPhoto, ({ query, request }) => {
      const read = () => readRawBody(request, MAX_PHOTO_BYTES)
      return addPhotoFromPhone(platform, request, { ...query, read })
    })
  })
}

function phoneRoutes(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, identityPhone.link, async ({ viewer, request }) => {
    const made = await linkPhone(platform, viewer.id, request.credential)
    return { ...made, identity: await showIdentity(platform, viewer) }
  })
  mount(app, db, identityPhone.unlink, async ({ viewer }) => {
    await unlinkPhone(platform, viewer.id)
    return showIdentity(platform, viewer)
  })
  mount(app, db, identityPhone.show, ({ query, request }) => showToPhone(platform, request, query.token))
  mount(app, db, identityPhone.open, ({ body, request, reply }) =>
    openOnPhone(platform, { request, reply }, body.token),
  )
  mount(app, db, identityPhone.finish, ({ body, request }) => finishOnPhone(platform, request, body.token))
}

type SideQuery = { Querystring: z.output<typeof identityChecks.showPhoto.query> }

/** Pictures are not JSON, so they are not mounted like the rest. */
function servePhotos(app: App, platform: Platform): void {
  const { showPhoto, reviewPhoto: review } = identityChecks
  const describe = ({ path, guard, summary }: typeof showPhoto | typeof review) => ({
    schema: { summary, 'x-guard': guard, tags: [path.split('/')[1] ?? ''], querystring: showPhoto.query },
    config: { guard, limit: 'strict' as const },
  })
  app.get<SideQuery>(showPhoto.path, describe(showPhoto), async ({ viewer, query }, reply) =>
    sendPhoto(reply, await showOwnPhoto(platform, found(viewer).id, query.side)),
  )
  const described = describe(review)
  const reviewOptions = { ...described, schema: { ...described.schema, params: review.params } }
  app.get<SideQuery & { Params: { id: string } }>(review.path, reviewOptions, async (request, reply) =>
    sendPhoto(reply, await reviewPhoto(platform, found(request.viewer), request.params.id, request.query.side)),
  )
}

/** Never cached: every look is a request, and leaves nothing on the reader's disk. */
const sendPhoto = (reply: FastifyReply, content: Buffer): FastifyReply =>
  reply
    .headers({
      'Content-Type': STORED_TYPE,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .send(content)
