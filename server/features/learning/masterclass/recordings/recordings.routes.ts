import { sendFile } from '#server/platform/files/send-file.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
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
    optionsOf(talkRecording.content),
    async (request, reply) =>
      sendFile(request, reply, storage, await findRecording(db, viewerOf(request), request.params)),
  )
  app.get<{ Params: { id: Id } }>(
    talkRecording.captions.path,
    optionsOf(talkRecording.captions),
    async (request, reply) =>
      reply.type('text/vtt; charset=utf-8').send(await readTalkCaptions(db, viewerOf(request), request.params.id)),
  )
}

const viewerOf = ({ viewer }: { viewer: Viewer | null }): Viewer => found(viewer)

type RawEndpoint = (typeof talkRecording)['content' | 'captions']

/** Bytes, not JSON: they are mounted without the contract's response, but with its guard and parameters. */
const optionsOf = ({ guard, summary, params }: RawEndpoint) => ({
  schema: { summary, params, tags: ['talent'], 'x-guard': guard },
  config: { guard },
  compress: false as const,
})
