// Why a user-supplied URL could not be read, as a code and a message. The message is shown to whoever entered the URL.

export const outboundFailures = {
  bad_address: 'This is not an address that starts with http:// or https://.',
  address_forbidden: 'This address leads into a private network.',
  unreachable: 'The server could not be reached.',
  too_slow: 'The server took too long to answer.',
  too_large: 'The answer is larger than what is accepted.',
  too_many_redirects: 'The address leads on to others without an end.',
  bad_status: 'The server rejected.',
} as const

export type OutboundFailure = keyof typeof outboundFailures

export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly code: OutboundFailure
  /** The response status, for `bad_status`. */
  readonly status: number | null

  constructor(code: OutboundFailure, options: { status?: number; cause?: unknown } = {}) {
    super(outboundFailures[code], { cause: options.cause })
    this.code = code
    this.status = options.status ?? null
  }
}
