// Public feeds of open jobs: all of them, those of a company, those of a search.

import { findNewestPage } from '#server/features/jobs/job-search/standing-search.service.ts'
import { showCompany } from '#server/features/people/companies/companies.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type JobSearchQuery, jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { type FeedFormat, readFeedFile } from './feed-files.service.ts'
import { AFTER_PARAM, pageAddresses, readAfter } from './feed-pages.service.ts'
import { publicSearch } from './public-search.service.ts'
import type { FeedToSend } from './send-feed.service.ts'

/** Per page. Feed readers want the newest jobs, job boards want all of them. */
const pageSizes: Record<FeedFormat, number> = { rss: 50, json: 50, xml: 1_000 }

type Address = Readonly<Record<string, unknown>>
type FeedOptions = { title: string; path: string; home: string; query: JobSearchQuery; after: string | undefined }

async function buildFeed(
  { db, clock, url, config }: Platform,
  format: FeedFormat,
  named: FeedOptions,
): Promise<FeedToSend> {
  const { after } = named
  const query = { ...named.query, cursor: after, limit: pageSizes[format] }
  const { ids, nextCursor } = await findNewestPage({ db, now: clock.now() }, null, query)
  return {
    format,
    head: {
      title: `${named.title} – ${config.siteTitle}`,
      description: named.title,
      homeUrl: `${url}${named.home}`,
      ...pageAddresses(`${url}${named.path}`, { after, nextCursor }),
      language: 'en',
    },
    jobIds: ids,
    db,
    siteUrl: url,
  }
}

/** `jobs.rss`, or `search.rss` with the query string of a search. */
export async function listFeed(platform: Platform, file: string, address: Address): Promise<FeedToSend> {
  const { name, format } = found(readFeedFile(file))
  found(['jobs', 'search'].find((one) => one === name))
  const { [AFTER_PARAM]: _after, ...search } = name === 'search' ? address : {}
  const query = publicSearch(search)
  const text = searchText(search)
  return buildFeed(platform, format, {
    title: query.text === '' ? 'Open jobs' : `Open jobs: ${query.text}`,
    path: `/feeds/${file}${text && `?${text}`}`,
    home: `/jobs${text && `?${text}`}`,
    query,
    after: readAfter(address),
  })
}

const searchText = (search: Address): string =>
  new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()

/** `fjordpay.rss`: the open jobs of a verified company. */
export async function companyFeed(platform: Platform, file: string, address: Address): Promise<FeedToSend> {
  const { name: slug, format } = found(readFeedFile(file))
  const company = await showCompany(platform.db, null, slug)
  return buildFeed(platform, format, {
    title: `Open jobs at ${company.name}`,
    path: `/feeds/companies/${file}`,
    home: `/jobs?company=${company.id}`,
    query: jobSearchQuery.parse({ company: company.id }),
    after: readAfter(address),
  })
}
