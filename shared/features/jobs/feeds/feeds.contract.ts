import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { feedSources, importSources } from '#shared/features/jobs/jobs/imported-job.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { feedErrorCodes } from './feed-errors.ts'
import { feedEvents, feedItemStatuses, feedStatuses, holdReasons } from './feed-status.ts'

export const MAX_FEED_ADDRESS = 500
export const MAX_FEEDS_PER_COMPANY = 10
export const MIN_INTERVAL_MINUTES = 30
export const MAX_INTERVAL_MINUTES = 24 * 60

const newFeed = z.object({
  source: z.enum(importSources),
  /** The company's name on that service, or the URL of its list of jobs. */
  address: z.string().trim().min(1).max(MAX_FEED_ADDRESS),
  intervalMinutes: z.int().min(MIN_INTERVAL_MINUTES).max(MAX_INTERVAL_MINUTES).default(60),
})
export type NewFeed = z.infer<typeof newFeed>

const feed = z
  .object({
    id,
    /** Null for a job board. */
    companyId: id.nullable(),
    source: z.enum(feedSources),
    /** The URL that is fetched. */
    url: z.string(),
    status: z.enum(feedStatuses),
    intervalMinutes: z.number(),
    /** The error of the last run, with its message; null if it succeeded. */
    error: z.object({ code: z.enum(feedErrorCodes), message: z.string() }).nullable(),
    failures: z.number(),
    lastRunAt: z.iso.datetime().nullable(),
    lastGoodRunAt: z.iso.datetime().nullable(),
    nextRunAt: z.iso.datetime(),
    /** Entries of the last successful run that could not be parsed. */
    unreadable: z.number(),
    /** The beginning of some of them. */
    unreadableSamples: z.array(z.string()),
    items: z.record(z.enum(feedItemStatuses), z.number()),
    can: z.record(z.enum(feedEvents), z.boolean()),
  })
  .meta({ id: 'Feed' })
export type Feed = z.infer<typeof feed>

export const feedOfAnyone = feed
  .extend({
    /** Of the company, or of the board. */
    name: z.string(),
    /** Null unless it is a board. */
    board: z.object({ isRemote: z.boolean() }).nullable(),
  })
  .meta({ id: 'FeedOfAnyone' })
export type FeedOfAnyone = z.infer<typeof feedOfAnyone>

export const feedItem = z
  .object({
    id,
    externalId: z.string(),
    title: z.string(),
    url: z.string(),
    status: z.enum(feedItemStatuses),
    holdReason: z.enum(holdReasons).nullable(),
    /** The lines of text from which eligibility, workplace, hours and pay were derived. */
    evidence: z.object({
      eligibility: z.string().nullable(),
      workplace: z.string().nullable(),
      hours: z.string().nullable(),
      pay: z.string().nullable(),
    }),
    jobId: id.nullable(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'FeedItem' })
export type FeedItem = z.infer<typeof feedItem>

const statusChange = z.object({ event: z.enum(feedEvents) })
export const itemsQuery = pageQuery.extend({ cursor: id.optional(), status: z.enum(feedItemStatuses).optional() })
export type FeedItemsQuery = z.infer<typeof itemsQuery>
const feedsQuery = pageQuery.extend({ cursor: id.optional(), status: z.enum(feedStatuses).optional() })
export type FeedsQuery = z.infer<typeof feedsQuery>

export const feeds = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/companies/:companyId/feeds',
    guard: 'company',
    summary: 'A company’s job feeds, with the status of the last run.',
    params: z.object({ companyId: id }),
    response: z.array(feed).max(MAX_FEEDS_PER_COMPANY),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/companies/:companyId/feeds',
    guard: 'company',
    summary: 'Adds a feed. It is read immediately, then periodically.',
    params: z.object({ companyId: id }),
    body: newFeed,
    response: feed,
    status: 201,
    creates: true,
    limit: 'strict',
  }),
  changeStatus: endpoint({
    method: 'POST',
    path: '/company/api/feeds/:id/status',
    guard: 'company',
    summary: 'Pauses or resumes a feed. Imported jobs are unaffected.',
    params: z.object({ id }),
    body: statusChange,
    response: feed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/api/feeds/:id',
    guard: 'company',
    summary: 'Removes a feed and closes the jobs imported from it.',
    params: z.object({ id }),
    response: nothing,
  }),
  run: endpoint({
    method: 'POST',
    path: '/company/api/feeds/:id/runs',
    guard: 'company',
    summary: 'Reads a feed now, unless it was read within the last minute.',
    params: z.object({ id }),
    response: feed,
    status: 202,
    limit: 'strict',
  }),
  items: endpoint({
    method: 'GET',
    path: '/company/api/feeds/:id/items',
    guard: 'company',
    summary: 'The entries of a feed, newest first: imported jobs, and why others were not imported.',
    params: z.object({ id }),
    query: itemsQuery,
    response: pageOf(feedItem),
  }),
  listAll: endpoint({
    method: 'GET',
    path: '/ops/api/feeds',
    guard: 'operator',
    summary: 'All feeds and job boards, newest first.',
    query: feedsQuery,
    response: pageOf(feedOfAnyone),
  }),
  changeAnyStatus: endpoint({
    method: 'POST',
    path: '/ops/api/feeds/:id/status',
    guard: 'operator',
    summary: 'Pauses or resumes the feed of any company, or a job board.',
    params: z.object({ id }),
    body: statusChange,
    response: feed,
  }),
}
