import { type ErrorCode, errors, type FieldErrors } from '#shared/errors.ts'

/** A message for people, marked for extraction: `/* i18n *\/ { id: 'area.why', message: 'Why.' }`. */
export type MessageDescriptor = { id: string; message: string; values?: Record<string, number | string> }

/** An error the caller can run into. Throw it from anywhere below a route; the error handler turns it into a response. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** A specific reason where the code alone is too vague; translated for the reader. */
  readonly words: MessageDescriptor | undefined

  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldErrors
      message?: string
      words?: MessageDescriptor | undefined
      retryAfterSeconds?: number
      cause?: unknown
    } = {},
  ) {
    super(options.words?.message ?? options.message ?? errors[code].message, { cause: options.cause })
    this.code = code
    this.status = errors[code].status
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
    this.words = options.words
  }
}

/** The status has moved on and no longer allows this; the message says why. */
export const tooLate = (words: MessageDescriptor): AppError => new AppError('status_changed_meanwhile', { words })

/** Throws when a policy says no. */
export function ensure(allowed: boolean, code: ErrorCode = 'forbidden'): asserts allowed {
  if (!allowed) throw new AppError(code)
}

/** The value, or 404: what a person may not see does not exist for them. */
export function found<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new AppError('not_found')
  return thing
}
