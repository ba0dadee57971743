import { sendFile } from '#server/platform/files/send-file.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { byteRouteOptions, viewerOf } from '#server/platform/http/responses/byte-route.ts'
import type { Platform } from '#server/platform/platform.ts'
import { courseMedia, opsCourseMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addMedia, findDraftMedia, findPublishedMedia, readCaptions } from './media.service.ts'

export function mediaRoutes(app: App, platform: Platform): void {
  const { db, storage } = platform
  mount(app, db, opsCourseMedia.add, ({ db: tx, viewer, params, body }) =>
    addMedia(platform, tx, viewer, params.id, body.fileId),
  )
  app.get<{ Params: { slug: string; mediaId: Id } }>(
    courseMedia.content.path,
    byteRouteOptions(courseMedia.content),
    async (request, reply) =>
      sendFile(request, reply, storage, await findPublishedMedia(db, viewerOf(request), request.params)),
  )
  app.get<{ Params: { id: Id; mediaId: Id } }>(
    opsCourseMedia.content.path,
    byteRouteOptions(opsCourseMedia.content),
    async (request, reply) => {
      const { id, mediaId } = request.params
      return sendFile(request, reply, storage, await findDraftMedia(db, id, mediaId))
    },
  )
  app.get<{ Params: { slug: string; lessonId: Id; language: string } }>(
    courseMedia.captions.path,
    byteRouteOptions(courseMedia.captions),
    async (request, reply) =>
      reply.type('text/vtt; charset=utf-8').send(await readCaptions(db, viewerOf(request), request.params)),
  )
}
