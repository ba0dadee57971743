// Every error leaves the server here, in one format. Unknown errors are logged with their cause and disclosed to nobody.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'
import { AppError } from './app-error.ts'
import type { App } from './context.ts'
import { InvalidInput } from './validation.ts'

/** Fastify's own errors, by code. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
}

// Raised by the driver when PostgreSQL is down, restarting or out of connections.
const databaseDownCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
])
const databaseDownMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/
const diskFullCodes = new Set(['ENOSPC', '53100'])
/** Text containing a NUL, which PostgreSQL cannot store: nobody types one. */
const unstorableTextCodes = new Set(['22021', '22P05'])
/** The form parser's errors have no codes, only messages. */
const unreadableForm = /^Multipart: |multipart data$|^The needle cannot/

export function handleErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, asAppError(error as Error, request)))
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')))
}

export function asAppError(error: Error, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (error instanceof InvalidInput) return error.describe(request.i18n)
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: string }).code ?? ''
    if (diskFullCodes.has(code)) return new AppError('storage_full', { cause: error })
    if (databaseDownCodes.has(code) || databaseDownMessages.test(cause.message)) {
      return new AppError('database_unavailable', { retryAfterSeconds: 2, cause: error })
    }
    if (unstorableTextCodes.has(code) || unreadableForm.test(cause.message)) {
      return new AppError('malformed_request', { cause: error })
    }
  }
  const { code, statusCode } = error as FastifyError
  const known = frameworkCodes[code]
  if (known) return new AppError(known, { cause: error })
  if (statusCode === 429) return new AppError('too_many_requests', { cause: error })
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('malformed_request', { cause: error })
  return new AppError('internal_error', { cause: error })
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (error.status >= 500 && error.code !== 'maintenance')
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
  if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', error.retryAfterSeconds)
  const reason = error.words && request.i18n._(error.words)
  const body: ErrorBody = {
    message: reason ?? error.message,
    code: error.code,
    ...(reason !== undefined && { reason }),
    ...(error.fields && { errors: error.fields }),
    requestId: request.id,
  }
  // Serialized here, because the route's response schemas only cover successes.
  return reply.code(error.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
