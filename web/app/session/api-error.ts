// Thrown by rejected or failed calls: the error format of shared/errors.ts, typed.

import type { ErrorCode, FieldErrors } from '#shared/errors.ts'

type ApiErrorFacts = {
  method: string
  url: string
  /** 0 when there was no response. */
  status: number
  statusText: string
  data?: unknown
  /** The `Retry-After` header. */
  retryAfter?: string | null
  cause?: unknown
}

// Not `string`, or editors would no longer suggest the known ones.
type UnknownCode = string & {}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /**
   * null without a response, or when the response came from a proxy that does not use our error format. A newer server may
   * send a code that this page does not know.
   */
  readonly code: ErrorCode | UnknownCode | null
  readonly errors: FieldErrors
  /** The server's explanation, written for this reader. */
  readonly reason: string | null
  readonly requestId: string | null
  readonly data: unknown
  /** How long to wait before the next attempt, if the response says so. */
  readonly retryAfterSeconds: number | null

  constructor({ method, url, status, statusText, data, retryAfter, cause }: ApiErrorFacts) {
    super(`[${method}] "${url}": ${[status || '<no response>', statusText].join(' ').trim()}`, { cause })
    const body = isRecord(data) ? data : {}
    this.status = status
    this.code = typeof body['code'] === 'string' ? body['code'] : null
    this.errors = isRecord(body['errors']) ? (body['errors'] as FieldErrors) : {}
    this.reason = typeof body['reason'] === 'string' ? body['reason'] : null
    this.requestId = typeof body['requestId'] === 'string' ? body['requestId'] : null
    this.data = data
    this.retryAfterSeconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
