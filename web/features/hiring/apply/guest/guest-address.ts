// The start for guests has an address, so that Back, a reload and a link to it work.

const START = 'start'

export const isStartAsked = (search: URLSearchParams): boolean => search.has(START) || search.has('proof')

/** `via` is the link by which the person came: it goes along. */
export function startHref(jobId: string, via: string | null): string {
  const search = new URLSearchParams({ ...(via !== null && { via }), [START]: 'yes' })
  return `/apply/${jobId}?${search}`
}
