import type { FastifyRequest } from 'fastify'
import { AppError, ensure } from '../app-error.ts'

/** Read only after authorization, so that nobody else can make the server buffer a body. */
export async function readRawBody({ raw, headers }: FastifyRequest, maxBytes: number): Promise<Buffer> {
  ensure(Number(headers['content-length'] ?? 0) <= maxBytes, 'payload_too_large')
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of raw) {
      size += (chunk as Buffer).length
      ensure(size <= maxBytes, 'payload_too_large')
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    // The connection broke; the client will retry.
    throw error instanceof AppError ? error : new AppError('malformed_request', { cause: error })
  }
  return Buffer.concat(chunks)
}
