// What every kind of feed is turned into. An importer knows one format and nothing else: it fetches nothing, cleans nothing
// and understands no sentence.

import type { FeedErrorCode } from '#shared/features/jobs/feeds/feed-errors.ts'
import type { ImportedLocation } from '#shared/features/jobs/jobs/imported-job.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'

/** A job as the feed has it: texts are raw, words for kinds are the feed's own. */
export type Posting = {
  externalId: string
  url: string
  title: string
  html: string
  department: string | null
  /** "FullTime", "permanent full-time". */
  employmentWords: string
  /** "remote", "hybrid", and whatever else tells where the work is done. */
  workplaceWords: string
  /** Lines as shown: "Remote (US only)", "Berlin, Germany". */
  locationLines: string[]
  offices: ImportedLocation[]
  pay: JobPay | null
  publishedOn: LocalDate | null
  closesOn: LocalDate | null
}

export type FeedPage = {
  postings: Posting[]
  /** Entries that could not be read. While there are any, nothing is taken for gone. */
  unreadable: number
  /** The address of the rest. */
  next: string | null
}

export type Importer = {
  /** What a company gives, a name or an address, as the address to read; null when it is neither. */
  addressOf(given: string): string | null
  /** Throws a FeedError when the text is not what it should be. */
  read(text: string, url: string): FeedPage
  /** For feeds that list jobs without their text. */
  details?: {
    addressOf(posting: Posting): string
    read(posting: Posting, text: string): Posting
  }
}

/** The text of a feed is not what its kind promises. */
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
