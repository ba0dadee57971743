// What every kind of feed is turned into. An importer only knows its format: it does not fetch, sanitise or interpret.

import type { FeedErrorCode } from '#shared/features/jobs/feeds/feed-errors.ts'
import type { ImportedLocation } from '#shared/features/jobs/jobs/imported-job.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'

/** A job as the feed has it: raw text, and the feed's own words for kinds. */
export type Posting = {
  externalId: string
  url: string
  title: string
  /** The hiring company, as a job board names it. */
  employer?: string
  html: string
  department: string | null
  /** "FullTime", "permanent full-time". */
  employmentText: string
  /** "remote", "hybrid", and anything else that says where the work is done. */
  workplaceText: string
  /** As displayed: "Remote (US only)", "Berlin, Germany". */
  locationLines: string[]
  offices: ImportedLocation[]
  pay: JobPay | null
  publishedOn: LocalDate | null
  closesOn: LocalDate | null
}

export type FeedPage = {
  postings: Posting[]
  /** Entries that could not be read. While there are any, no job is considered missing. */
  unreadable: number
  /** The beginning of some of them. */
  samples?: string[]
  /** Every entry, readable or not: with these it is certain which ones are missing. */
  listedIds?: string[]
  /** The address of the next page. */
  next: string | null
}

export type Importer = {
  /** Turns what somebody enters, a name or an address, into the address to read; null when it is neither. */
  addressOf(given: string): string | null
  /** The list only has the newest entries, so one that it no longer has may still be open. */
  isNewestOnly?: true
  /** The request body, for lists that require POST. */
  bodyFor?(url: string): object
  /** Throws a FeedError when the text has the wrong format. */
  read(text: string, url: string): FeedPage
  /** For feeds that list jobs without their text. */
  details?: {
    addressOf(posting: Posting): string
    read(posting: Posting, text: string): Posting
  }
}

/** The text of a feed does not match its format. */
export class FeedError extends Error {
  override name = 'FeedError'
  readonly code: FeedErrorCode
  readonly detail: string | null

  constructor(code: FeedErrorCode, options: { detail?: string | null; cause?: unknown } = {}) {
    super(`The feed was not read: ${code}`, { cause: options.cause })
    this.code = code
    this.detail = options.detail ?? null
  }
}
