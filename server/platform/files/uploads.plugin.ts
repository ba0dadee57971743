// Resumable uploads with the tus protocol (1.0.0) at /uploads. This file implements the protocol; the lifecycle passed to
// it decides what may be uploaded and what becomes of it. An upload and the file it becomes share one id.

import { Readable } from 'node:stream'
import type { I18n } from '@lingui/core'
import { type Metadata, Server, type Upload } from '@tus/server'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, found } from '../http/app-error.ts'
import { asUploadError } from './upload-errors.ts'
import type { UploadStore } from './upload-store.ts'

export type Uploader = { personId: string; i18n: I18n }

export type UploadLifecycle = {
  /** Throws to reject; otherwise returns the id of the upload. */
  begin(uploader: Uploader, about: { kind: string; name: string; size: number }): Promise<string>
  /** Null when this person has no such upload. */
  find(uploader: Uploader, id: string): Promise<{ size: number; isFinished: boolean } | null>
  /** All bytes have arrived. Called again after a crash, so it must resume where it stopped. */
  finish(uploader: Uploader, id: string): Promise<void>
  cancel(uploader: Uploader, id: string): Promise<void>
}

export const UPLOADS_PATH = '/uploads'
const FILE_ID_HEADER = 'Upload-File-Id'

type Options = { store: UploadStore; lifecycle: UploadLifecycle }

export const uploadsPlugin: FastifyPluginAsync<Options> = async (app, { store, lifecycle }) => {
  const calls = new WeakMap<Request, { uploader: Uploader; failure?: unknown }>()
  const callOf = (request: Request) => found(calls.get(request))

  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: store.tus,
    relativeLocation: true,
    // Allowed origins are configured in one place for the whole server, not here.
    allowedOrigins: [],
    namingFunction: (request, metadata) =>
      lifecycle.begin(callOf(request).uploader, readUploadMetadata(request.headers, metadata)),
    async onUploadFinish(request, { id }: Upload) {
      await lifecycle.finish(callOf(request).uploader, id)
      return { headers: { [FILE_ID_HEADER]: id } }
    },
    onResponseError(request, error) {
      callOf(request).failure = error
      return undefined
    },
  })

  /** Rethrows tus errors, so that they are formatted like every other error of the server. */
  async function handleTus(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call: { uploader: Uploader; failure?: unknown } = { uploader: uploaderOf(request) }
    const webRequest = toWebRequest(request, reply)
    calls.set(webRequest, call)
    const response = await tus.handleWeb(webRequest)
    if (call.failure !== undefined) throw asUploadError(call.failure)
    // tus rejects an unreadable header without raising an error.
    if (response.status >= 400) throw asUploadError({ status_code: response.status })
    response.headers.delete('Access-Control-Expose-Headers')
    return reply.send(response)
  }

  const findUpload = async (request: FastifyRequest<{ Params: { id: string } }>) =>
    found(await lifecycle.find(uploaderOf(request), request.params.id))

  /** The bytes are removed once the file is ready, which another request may bring about at this moment. */
  async function offsetOf(request: FastifyRequest<{ Params: { id: string } }>, size: number): Promise<number> {
    try {
      const { offset } = await store.tus.getUpload(request.params.id)
      return offset
    } catch (error) {
      const { isFinished } = await findUpload(request)
      if (!isFinished) throw asUploadError(error)
      return size
    }
  }

  // The body is streamed to tus as it arrives.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  const guarded = { config: { guard: 'auth' }, schema: { hide: true } } as const

  // An unverified address may be somebody else's: nothing is stored for it.
  app.post('/', { ...guarded, config: { guard: 'verified' } }, (request, reply) => handleTus(request, reply))

  app.patch<{ Params: { id: string } }>('/:id', guarded, async (request, reply) => {
    await findUpload(request)
    return handleTus(request, reply)
  })

  // A client that lost the response to its last bytes asks here for its offset. It must learn the outcome too.
  app.head<{ Params: { id: string } }>('/:id', guarded, async (request, reply) => {
    const { id } = request.params
    const { size, isFinished } = await findUpload(request)
    if (!isFinished) {
      const offset = await offsetOf(request, size)
      if (offset !== size) return handleTus(request, reply)
      await lifecycle.finish(uploaderOf(request), id)
    }
    return reply
      .headers({ 'Tus-Resumable': '1.0.0', 'Upload-Offset': size, 'Upload-Length': size, [FILE_ID_HEADER]: id })
      .header('Cache-Control', 'no-store')
      .send()
  })

  app.delete<{ Params: { id: string } }>('/:id', guarded, async (request, reply) => {
    await findUpload(request)
    await lifecycle.cancel(uploaderOf(request), request.params.id)
    await store.remove(request.params.id)
    return reply.code(204).header('Tus-Resumable', '1.0.0').send()
  })
}

function uploaderOf(request: FastifyRequest): Uploader {
  if (!request.viewer) throw new AppError('unauthenticated')
  return { personId: request.viewer.id, i18n: request.i18n }
}

function readUploadMetadata(headers: Headers, metadata: ReturnType<typeof Metadata.parse> | undefined) {
  // The size decides whether the upload may start, so it cannot be deferred.
  const size = Number(headers.get('upload-length') ?? Number.NaN)
  if (!Number.isSafeInteger(size)) throw new AppError('malformed_request')
  return { kind: metadata?.kind ?? '', name: metadata?.name ?? '', size }
}

function toWebRequest({ raw, method, params }: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers(
    Object.entries(raw.headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  const hasBody = method === 'PATCH' || method === 'POST'
  const init = { method, headers, ...(hasBody && { body: Readable.toWeb(raw), duplex: 'half' }) } as RequestInit
  // tus takes the rest of the URL, including a query, as the id: it gets the checked id and nothing else.
  const { id } = params as { id?: string }
  const request = new Request(`http://localhost${UPLOADS_PATH}${id ? `/${id}` : ''}`, init)
  // These tell tus that a connection was lost, so that it keeps what has arrived.
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw, res: reply.raw } } })
}
