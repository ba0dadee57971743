// Why a user-supplied URL could not be read, as a code and a message. The message is shown to whoever entered the URL.

export const outboundFailures = {
  bad_address: 'This address does not start with http:// or https://.',
  address_forbidden: 'This address points to a private network.',
  unreachable: 'The server could not be reached.',
  too_slow: 'The server took too long to respond.',
  too_large: 'The response is larger than allowed.',
  too_many_redirects: 'The address redirects too many times.',
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
