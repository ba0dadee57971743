// Feeds are unbounded, so they are paginated: each page links to the next (RFC 5005; `next_url` of JSON Feed).

import type { OutgoingFeed } from '#shared/features/jobs/feeds/outgoing/outgoing-feed.ts'
import { readCursor } from '#shared/features/jobs/job-search/search-cursor.ts'

/** The query parameter of every page but the first. */
export const AFTER_PARAM = 'after'

/** Where the previous page ended. Invalid values are ignored: the feed then starts from the beginning. */
export function readAfter({ [AFTER_PARAM]: given }: Readonly<Record<string, unknown>>): string | undefined {
  const after = [given].flat().at(-1)
  return typeof after === 'string' && readCursor(after)?.rank === 0 ? after : undefined
}

type Page = { after: string | undefined; nextCursor: string | null }

/** `address` is that of the first page. */
export const pageAddresses = (
  address: string,
  { after, nextCursor }: Page,
): Pick<OutgoingFeed, 'feedUrl' | 'nextUrl'> => ({
  feedUrl: after === undefined ? address : addressOf(address, after),
  nextUrl: nextCursor === null ? null : addressOf(address, nextCursor),
})

function addressOf(address: string, after: string): string {
  const url = new URL(address)
  url.searchParams.set(AFTER_PARAM, after)
  return url.href
}
