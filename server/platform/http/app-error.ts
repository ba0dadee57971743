import { type ErrorCode, errors, type FieldErrors } from '#shared/errors.ts'

/** A sentence for people, marked for extraction: `/* i18n *\/ { id: 'area.why', message: 'Why.' }`. */
export type Words = { id: string; message: string; values?: Record<string, number> }

/** A refusal the caller can meet. Throw it from anywhere below a route; the error handler writes it to the wire. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** What stands in the way, where the code alone does not tell; said in the reader's language. */
  readonly words: Words | undefined

  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldErrors
      message?: string
      words?: Words | undefined
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

/** It has moved on to where this is not possible; the words say what is in the way. */
export const tooLate = (words: Words): AppError => new AppError('status_changed_meanwhile', { words })

/** Turns a policy's no into a refusal. */
export function ensure(allowed: boolean, code: ErrorCode = 'forbidden'): asserts allowed {
  if (!allowed) throw new AppError(code)
}

/** The thing, or 404: what a person may not see does not exist for them. */
export function found<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new AppError('not_found')
  return thing
}
