// The guest start has its own URL, so that Back, reload and links work.

const START = 'start'

export const isStartRequested = (search: URLSearchParams): boolean => search.has(START) || search.has('proof')

/** `via` is the tracked link the person came through; it is passed on. */
export function startHref(jobId: string, via: string | null): string {
  const search = new URLSearchParams({ ...(via !== null && { via }), [START]: 'yes' })
  return `/apply/${jobId}?${search}`
}
