// Loads everything a feed currently lists, page by page, through the guarded outbound client.

import type { Outbound } from '#server/platform/outbound/outbound.ts'
import { OutboundError } from '#server/platform/outbound/outbound-error.ts'
import { HOUR, type LocalDate } from '#shared/kit/time-zones.ts'
import type { FeedRow } from './feeds.queries.ts'
import { FeedError, type Importer, type Posting } from './importers/importer.ts'
import { importers } from './importers/importers.ts'
import { MAX_POSTINGS } from './importers/posting-fields.ts'
import { type HashedPosting, readPageInThread } from './read-in-thread.ts'
import { READER_VERSION } from './reading/read-posting.ts'

const MAX_PAGES = 50
/** The queue gives a run five minutes. */
const MAX_LIST_MILLISECONDS = 90_000
const MAX_DETAILS_MILLISECONDS = 150_000
const MAX_DETAILS_BYTES = 500_000

export type LoadedFeed = {
  postings: HashedPosting[]
  unreadable: number
  samples: string[]
  /** Null if entries that could not be read may be any of those that seem to be missing. */
  listedIds: string[] | null
  etag: string | null
}

/** Null when nothing has changed since the last good run. */
export async function loadFeed(outbound: Outbound, feed: FeedRow, now: Date): Promise<LoadedFeed | null> {
  const loaded: LoadedFeed = {
    postings: [],
    unreadable: 0,
    samples: [],
    listedIds: [],
    etag: null,
  }
  const endsAt = performance.now() + MAX_LIST_MILLISECONDS
  let url: string | null = feed.url
  for (let page = 0; url !== null; page += 1) {
    if (page >= MAX_PAGES || performance.now() > endsAt) throw new FeedError('too_many_pages')
    // A newer reader may read the same text differently, so the etag does not count.
    const etag = page === 0 && feed.readerVersion === READER_VERSION ? feed.etag : null
    const body = importers[feed.source].bodyFor?.(url)
    const answer = await outbound.read(url, { etag, ...(body && { body }) })
    if (answer.text === null) return null
    // A POST is not redirected, and its URL includes a fragment that is never sent.
    const read = await readPageInThread({
      source: feed.source,
      isRemote: feed.isRemote,
      text: answer.text,
      url: body ? url : answer.url,
    })
    loaded.postings.push(...read.postings)
    if (loaded.postings.length > MAX_POSTINGS) throw new FeedError('too_many_jobs')
    loaded.unreadable += read.unreadable
    loaded.samples.push(...(read.samples ?? []))
    const ids =
      read.listedIds ?? (read.unreadable === 0 ? read.postings.map(({ posting }) => posting.externalId) : null)
    loaded.listedIds = loaded.listedIds && ids && [...loaded.listedIds, ...ids]
    url = read.next
    // An etag covers a single page, so it is only kept when there is just one.
    loaded.etag = page === 0 && url === null ? answer.etag : null
  }
  const isOver = ({ posting }: HashedPosting) => posting.closesOn !== null && posting.closesOn < lastDayAnywhere(now)
  // Jobs close over time even if the list does not change, so it must be read again.
  if (loaded.postings.some(({ posting }) => posting.closesOn !== null)) loaded.etag = null
  const over = new Set(loaded.postings.filter(isOver).map(({ posting }) => posting.externalId))
  return {
    ...loaded,
    postings: loaded.postings.filter((one) => !isOver(one)),
    listedIds: loaded.listedIds?.filter((id) => !over.has(id)) ?? null,
  }
}

/** The date may be a day earlier in another time zone. */
const lastDayAnywhere = (now: Date): LocalDate => new Date(now.getTime() - 12 * HOUR).toISOString().slice(0, 10)

const DETAILS_MAX_AGE = 24 * HOUR

/** Fetches the text of jobs for feeds that list jobs without it. */
export class DetailsReader {
  readonly #outbound: Outbound
  readonly #details: Importer['details']
  readonly #endsAt = performance.now() + MAX_DETAILS_MILLISECONDS
  /** Jobs whose text could not be loaded. */
  missing = 0

  constructor(outbound: Outbound, feed: FeedRow) {
    this.#outbound = outbound
    this.#details = importers[feed.source].details
  }

  isDue(readAt: Date | null, now: Date): boolean {
    if (!this.#details) return false
    return readAt === null || now.getTime() - readAt.getTime() >= DETAILS_MAX_AGE
  }

  /** Null when there is no text, or no time left to load it: a later run will pick the job up. */
  async complete(posting: Posting): Promise<Posting | null> {
    if (!this.#details) return posting
    try {
      if (performance.now() < this.#endsAt) {
        const { text } = await this.#outbound.read(this.#details.addressOf(posting), { maxBytes: MAX_DETAILS_BYTES })
        return this.#details.read(posting, text ?? '')
      }
    } catch (error) {
      // A single unreadable job is skipped; a server that is down aborts the run.
      if (!(error instanceof FeedError || (error instanceof OutboundError && error.code === 'bad_status'))) throw error
    }
    this.missing += 1
    return null
  }
}
