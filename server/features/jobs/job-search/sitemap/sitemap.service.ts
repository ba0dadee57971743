// What search engines may index: the public job board, open jobs and the companies that offer them, and nothing else.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectHiringCompanies, selectOpenJobs, selectPageEnds } from './sitemap.queries.ts'

export const SITEMAP_PAGE_PATH = '/sitemaps/jobs.xml'
export const PUBLIC_PAGES_PATH = '/sitemaps/pages.xml'

const BOARD_PATHS = ['/explore', '/explore/around-the-globe', '/explore/companies']

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Pages are addressed by the job they start after, so that none is skipped or repeated while jobs come and go. */
export async function sitemapIndex(db: Db, siteUrl: string, pageSize: number): Promise<string> {
  const pages = [undefined, ...(await selectPageEnds(db, pageSize))]
  const entries = pages.map((after) => {
    const query = after === undefined ? '' : `?after=${after}`
    return `<sitemap><loc>${siteUrl}${SITEMAP_PAGE_PATH}${query}</loc></sitemap>`
  })
  const publicPages = `<sitemap><loc>${siteUrl}${PUBLIC_PAGES_PATH}</loc></sitemap>`
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${[publicPages, ...entries].join('')}</sitemapindex>`
}

/** The job board and as many companies with open jobs as fit. */
export async function publicPages(db: Db, siteUrl: string, pageSize: number): Promise<string> {
  const hiring = await findCompanies(db, await selectHiringCompanies(db, pageSize - BOARD_PATHS.length))
  const paths = [...BOARD_PATHS, ...hiring.map(({ slug }) => `/c/${slug}`).toSorted()]
  const entries = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>`
}

export async function sitemapPage(db: Db, siteUrl: string, after: Id | undefined, pageSize: number): Promise<string> {
  const jobs = await selectOpenJobs(db, after, pageSize)
  const entries = jobs.map(
    ({ id, postedAt }) => `<url><loc>${siteUrl}/apply/${id}</loc><lastmod>${postedAt.toISOString()}</lastmod></url>`,
  )
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>`
}

/** Pages that need an account or have a secret address are not for crawlers. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /shared/api/',
    'Disallow: /talent/',
    'Disallow: /company/',
    'Disallow: /ops/',
    'Disallow: /files/',
    'Disallow: /exports/',
    'Disallow: /feeds/searches/',
    'Disallow: /job-alerts/',
    'Disallow: /assessments/',
    'Disallow: /endorsements/',
    'Disallow: /email-change',
    'Disallow: /keep-account',
    'Disallow: /not-me',
    'Disallow: /still-hiring',
    'Disallow: /verify',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
