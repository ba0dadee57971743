// The part of autocannon we use; it ships no types.

declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds; alternatively, stop after `amount` requests. */
    duration?: number
    amount?: number
    headers?: Record<string, string>
    /** Send from this many worker threads instead of the caller’s thread. */
    workers?: number
  }
  interface Result {
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
