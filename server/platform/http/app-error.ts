import { type ErrorCode, errors, type FieldErrors } from '#shared/errors.ts'

/** A refusal the caller can meet. Throw it from anywhere below a route; the error handler writes it to the wire. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    options: { fields?: FieldErrors; message?: string; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? errors[code].message, { cause: options.cause })
    this.code = code
    this.status = errors[code].status
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Turns a policy's no into a refusal. */
export function ensure(allowed: boolean, code: ErrorCode = 'forbidden'): asserts allowed {
  if (!allowed) throw new AppError(code)
}

/** The thing, or 404: what a person may not see does not exist for them. */
export function found<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new AppError('not_found')
  return thing
}
