import type { PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'

/** A published list of jobs: all open ones, those of a company, or those of a saved search. */
export type OutgoingFeed = {
  title: string
  description: string
  /** The page with the same list. */
  homeUrl: string
  /** The URL of the feed itself. */
  feedUrl: string
  /** The next page; null on the last one. */
  nextUrl: string | null
  language: string
  /** Newest first. */
  jobs: readonly PostedJob[]
}

/** When the latest of them changed. Null for an empty list, so that equal lists always produce equal documents. */
export const lastChange = ({ jobs }: OutgoingFeed): string | null =>
  jobs
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? null

/** "Oslo, NO; Remote": for formats that have one field for it. */
export function locationLine({ workplace, locations }: PostedJob): string {
  const places = locations.map(({ city, country }) => [city, country].filter(Boolean).join(', ')).filter(Boolean)
  return [...places, ...(workplace === 'remote' ? ['Remote'] : [])].join('; ')
}
