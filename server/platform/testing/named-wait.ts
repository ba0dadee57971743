/** Shorter than the test timeout, which would only say that the test took too long. */
const LIMIT_MS = 30_000

/** Names what a test is waiting for, so that a timeout can say it. */
export async function waitFor<T>(what: string, wait: Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Timed out after ${limitMs / 1000} s waiting for ${what}`)), limitMs)
  try {
    return await Promise.race([wait, limit])
  } finally {
    clearTimeout(timer)
  }
}
