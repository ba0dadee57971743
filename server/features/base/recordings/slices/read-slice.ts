import type { FastifyRequest } from 'fastify'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import { MAX_SLICE_BYTES } from '#shared/features/base/recordings/recording-kinds.ts'

const BYTES = 'application/octet-stream'

/** Read only after authorization, so that nobody else can make the server buffer a body. */
export async function readSlice({ headers, raw }: FastifyRequest): Promise<Buffer> {
  const type = headers['content-type']
  ensure(type === undefined || type.startsWith(BYTES), 'unsupported_media_type')
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of raw) {
      size += (chunk as Buffer).length
      ensure(size <= MAX_SLICE_BYTES, 'payload_too_large')
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    // The connection broke; the client will retry.
    throw error instanceof AppError ? error : new AppError('malformed_request', { cause: error })
  }
  return Buffer.concat(chunks)
}
