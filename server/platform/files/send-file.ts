// Sends stored content over HTTP: whole or in ranges, with headers that keep browsers from executing it.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { found } from '../http/app-error.ts'
import { parseByteRange } from './byte-range.ts'
import { contentDisposition } from './file-name.ts'
import { type Disposition, LINK_LIFETIME_IN_SECONDS } from './signed-links.ts'
import type { FileStorage } from './storage.ts'

export type StoredFile = { key: string; type: string; name: string; disposition: Disposition; etag: string }

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: FileStorage,
  file: StoredFile,
): Promise<FastifyReply> {
  const { size } = found(await storage.stat(file.key))
  reply.headers({
    'Content-Type': file.type,
    'Content-Disposition': contentDisposition(file.disposition, file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': `private, max-age=${LINK_LIFETIME_IN_SECONDS}`,
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
  })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()

  // A range of a file that has changed since would be joined to the wrong bytes.
  const isSameFile = [undefined, file.etag].includes(request.headers['if-range']?.toString())
  const range = isSameFile ? parseByteRange(request.headers.range, size) : null
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send()
  if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('Content-Length', range ? range.end - range.start + 1 : size)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await storage.read(file.key, range ?? undefined))
}
