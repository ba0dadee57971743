import { MAILS_UNTIL_SLOW } from '#shared/features/jobs/saved-searches/alert-kinds.ts'
import type { SavedSearch } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { FEEDS_PATH, feedToken } from './saved-search-links.ts'
import type { SearchRow } from './saved-searches.queries.ts'

export function presentSearch(
  { appKey, url }: { appKey: string; url: string },
  row: SearchRow,
  newCount: number,
): SavedSearch {
  const address = `${url}${FEEDS_PATH}/${feedToken(appKey, { searchId: row.id, version: row.feedVersion })}`
  return {
    id: row.id,
    name: row.name,
    search: row.search,
    alert: row.alert,
    isSlowed: row.unansweredMails >= MAILS_UNTIL_SLOW && (row.alert === 'instant' || row.alert === 'daily'),
    newCount,
    feed: row.hasFeed ? { rss: `${address}.rss`, json: `${address}.json` } : null,
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
