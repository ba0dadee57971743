import type { PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'

/** A list of jobs as it is given out: all open ones, those of a company, or those of a saved search. */
export type OutgoingFeed = {
  title: string
  description: string
  /** The page that shows the same list. */
  homeUrl: string
  /** The address of the feed itself. */
  feedUrl: string
  /** Where it goes on; null when this is the end. */
  nextUrl: string | null
  language: string
  /** Newest first. */
  jobs: readonly PostedJob[]
}

/** When the newest of them changed; null for an empty list, so that the same list is always the same text. */
export const lastChange = ({ jobs }: OutgoingFeed): string | null =>
  jobs
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? null

/** "Oslo, NO; Remote": for formats that have one field for it. */
export function placeLine({ workplace, locations }: PostedJob): string {
  const places = locations.map(({ city, country }) => [city, country].filter(Boolean).join(', ')).filter(Boolean)
  return [...places, ...(workplace === 'remote' ? ['Remote'] : [])].join('; ')
}
