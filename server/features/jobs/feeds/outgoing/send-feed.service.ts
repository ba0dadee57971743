// Sends a feed of jobs to programs that poll it, with conditional requests answered by 304.

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findPostedJobs } from '#server/features/jobs/jobs/posted-jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { jobBoardXml } from '#shared/features/jobs/feeds/outgoing/job-board-xml.ts'
import { jsonFeed } from '#shared/features/jobs/feeds/outgoing/json-feed.ts'
import { lastChange, type OutgoingFeed } from '#shared/features/jobs/feeds/outgoing/outgoing-feed.ts'
import { rssFeed } from '#shared/features/jobs/feeds/outgoing/rss-feed.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { FeedFormat } from './feed-files.service.ts'

export type FeedToSend = {
  format: FeedFormat
  head: Omit<OutgoingFeed, 'jobs'>
  jobIds: readonly Id[]
  db: Db
  siteUrl: string
}

const writers: Record<FeedFormat, { type: string; write: (feed: OutgoingFeed) => string }> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  json: { type: 'application/feed+json; charset=utf-8', write: (feed) => JSON.stringify(jsonFeed(feed)) },
  xml: { type: 'application/xml; charset=utf-8', write: jobBoardXml },
}

const CACHE_SECONDS = 300

export async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { format, head, jobIds, db, siteUrl }: FeedToSend,
  audience: 'public' | 'private',
): Promise<FastifyReply> {
  const feed = { ...head, jobs: await findPostedJobs(db, jobIds, siteUrl) }
  const { type, write } = writers[format]
  const text = write(feed)
  // Weak, because the response may be compressed in different ways.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const changed = lastChange(feed)
  const lastModified = changed && new Date(changed).toUTCString()
  reply.header('cache-control', `${audience}, max-age=${CACHE_SECONDS}`).header('etag', etag)
  if (lastModified) reply.header('last-modified', lastModified)
  if (feed.nextUrl !== null) reply.header('link', `<${feed.nextUrl}>; rel="next"`)
  // The address is a secret: do not leak it as referrer or to search engines.
  if (audience === 'private') reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
  if (isNotModified(request, etag, lastModified)) return reply.code(304).send()
  return reply.type(type).send(text)
}

/** Dates must match exactly: when a job leaves the feed, its last change moves back, not forward. */
function isNotModified({ headers }: FastifyRequest, etag: string, lastModified: string | null): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.split(',').some((one) => one.trim() === etag || one.trim() === '*')
  return lastModified !== null && headers['if-modified-since'] === lastModified
}
