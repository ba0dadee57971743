import { z } from 'zod'
import type { App } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import {
  PUBLIC_PAGES_PATH,
  publicPages,
  robotsText,
  SITEMAP_PAGE_PATH,
  sitemapIndex,
  sitemapPage,
} from './sitemap.service.ts'

/** The maximum of the protocol. */
const PAGE_SIZE = 50_000
/** A page is several megabytes, and no search engine needs it more often. */
const CACHE = 'public, max-age=3600'
const XML = 'application/xml; charset=utf-8'

const config = { guard: 'open', limit: 'strict' } as const

export function sitemapRoutes(app: App, { db, url }: Pick<Platform, 'db' | 'url'>, pageSize = PAGE_SIZE): void {
  app.get('/robots.txt', { schema: { hide: true }, config: { isAnonymous: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', CACHE).send(robotsText(url)),
  )
  app.get('/sitemap.xml', { schema: { hide: true }, config }, async (_request, reply) =>
    reply
      .type(XML)
      .header('Cache-Control', CACHE)
      .send(await sitemapIndex(db, url, pageSize)),
  )
  app.get(PUBLIC_PAGES_PATH, { schema: { hide: true }, config }, async (_request, reply) =>
    reply
      .type(XML)
      .header('Cache-Control', CACHE)
      .send(await publicPages(db, url, pageSize)),
  )
  const querystring = z.object({ after: id.optional() })
  app.get(SITEMAP_PAGE_PATH, { schema: { hide: true, querystring }, config }, async (request, reply) => {
    const { after } = request.query as z.output<typeof querystring>
    return reply
      .type(XML)
      .header('Cache-Control', CACHE)
      .send(await sitemapPage(db, url, after, pageSize))
  })
}
