// A large response that is the same for everybody: hashed and compressed once instead of for every request.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const QUALITY = 9
const CACHE_CONTROL = 'public, max-age=300'

export type PreparedResponse = { type: string; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

export async function prepareResponse(type: string, text: string): Promise<PreparedResponse> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    promisify(gzip)(plain, { level: QUALITY }),
  ])
  // A weak ETag, because all encodings share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type, etag, plain, br, gzip: zipped }
}

export function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedResponse,
): FastifyReply {
  const { type, etag } = prepared
  reply.headers({ ETag: etag, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' })
  if (headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
  const encoding = encodingFor(headers['accept-encoding'] ?? '')
  if (encoding) reply.header('Content-Encoding', encoding)
  return reply.type(type).send(prepared[encoding ?? 'plain'])
}

function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const names = accepted
    .split(',')
    .map((item) => item.replaceAll(' ', ''))
    .filter((item) => !/;q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0])
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? null
}
