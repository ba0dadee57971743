import { sendFile } from '#server/platform/files/send-file.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { byteRouteOptions, viewerOf } from '#server/platform/http/responses/byte-route.ts'
import type { Platform } from '#server/platform/platform.ts'
import { opsTalkRecording, talkRecording } from '#shared/features/learning/masterclass/talk-recording.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addRecording, findRecording, readTalkCaptions, removeRecording } from './recordings.service.ts'

export function recordingRoutes(app: App, platform: Platform): void {
  const { db, storage } = platform
  mount(app, db, opsTalkRecording.add, ({ db: tx, viewer, params, body }) =>
    addRecording(platform, tx, viewer, params.id, body.fileId),
  )
  mount(app, db, opsTalkRecording.remove, ({ viewer, params }) => removeRecording(platform, viewer, params.id))
  app.get<{ Params: { id: Id; recordingId: Id } }>(
    talkRecording.content.path,
    byteRouteOptions(talkRecording.content),
    async (request, reply) =>
      sendFile(request, reply, storage, await findRecording(db, viewerOf(request), request.params)),
  )
  app.get<{ Params: { id: Id } }>(
    talkRecording.captions.path,
    byteRouteOptions(talkRecording.captions),
    async (request, reply) =>
      reply.type('text/vtt; charset=utf-8').send(await readTalkCaptions(db, viewerOf(request), request.params.id)),
  )
}
