// The feed of a saved search, for whoever has its address: the jobs its owner would find now, newest first.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { readFeedFile } from '#server/features/jobs/feeds/outgoing/feed-files.service.ts'
import { pageAddresses, readAfter } from '#server/features/jobs/feeds/outgoing/feed-pages.service.ts'
import type { FeedToSend } from '#server/features/jobs/feeds/outgoing/send-feed.service.ts'
import { findNewestPage } from '#server/features/jobs/job-search/standing-search.service.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { canonicalSearch } from './canonical-search.ts'
import { FEEDS_PATH, readFeedToken } from './saved-search-links.ts'
import { selectSearch } from './saved-searches.queries.ts'

const JOBS_ON_PAGE = 50

export async function searchFeed(
  { db, clock, appKey, url, config }: Platform,
  file: string,
  address: Readonly<Record<string, unknown>>,
): Promise<FeedToSend> {
  const { name: token, format } = found(readFeedFile(file))
  const key = found(readFeedToken(appKey, token))
  const search = found(await selectSearch(db, key.searchId))
  ensure(search.hasFeed && search.feedVersion === key.version, 'not_found')
  const person = await findPerson(db, search.personId)
  const { query } = found(canonicalSearch(search.search))
  const after = readAfter(address)
  const pageQuery = { ...query, cursor: after, limit: JOBS_ON_PAGE }
  const { ids, nextCursor } = await findNewestPage({ db, now: clock.now() }, person, pageQuery)
  return {
    format,
    head: {
      title: `${search.name} – ${config.siteTitle}`,
      description: search.name,
      homeUrl: `${url}/jobs?${search.search || 'openTo=anyone'}`,
      ...pageAddresses(`${url}${FEEDS_PATH}/${file}`, { after, nextCursor }),
      language: 'en',
    },
    jobIds: ids,
    db,
    siteUrl: url,
  }
}
