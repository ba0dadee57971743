import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { approveImportedJob, importedJob } from '#server/features/jobs/jobs/intake/imported-jobs.builder.ts'
import { runJobUpkeep } from '#server/features/jobs/jobs/upkeep/job-upkeep.service.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { aForeignServer, type ForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { runFeed } from './feed-run.service.ts'
import { aBoardEntry, aFeed, reloadFeed } from './feeds.builder.ts'
import type { CompanyFeedRow, FeedRow } from './feeds.queries.ts'
import { feedItemEvents, feedItems, feedStatusEvents, feeds } from './feeds.tables.ts'
import type { Posting } from './importers/importer.ts'
import { correctMapping, showMapping } from './mapping/feed-mapping.service.ts'
import { type HashedPosting, readPageInThread } from './read-in-thread.ts'
import { READER_VERSION } from './reading/read-posting.ts'

let test: TestApp
let server: ForeignServer
let board: { entries: unknown[]; etag: string | null; status: number; asked: number; until: Promise<void> }

beforeAll(async () => {
  test = await createTestApp()
  server = await aForeignServer((request, response) => {
    board.asked += 1
    void board.until.then(() => {
      const isKnown = board.etag !== null && request.headers['if-none-match'] === board.etag
      response.writeHead(isKnown ? 304 : board.status, board.etag === null ? {} : { etag: board.etag })
      response.end(isKnown ? '' : JSON.stringify({ jobs: board.entries }))
    })
  })
})
beforeEach(() => {
  board = { entries: [], etag: null, status: 200, asked: 0, until: Promise.resolve() }
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const aBoard = () => aFeed(test, { source: 'greenhouse', url: server.url })

async function run(feed: CompanyFeedRow): Promise<CompanyFeedRow> {
  await runFeed({ ...test.platform, outbound: server.outbound() }, feed.id)
  return { ...(await reloadFeed(test, feed.id)), companyId: feed.companyId }
}

const itemsOf = (feed: FeedRow) =>
  test.platform.db.select().from(feedItems).where(eq(feedItems.feedId, feed.id)).orderBy(feedItems.externalId)

async function soleEntry({ source, url }: FeedRow): Promise<HashedPosting> {
  const read = await readPageInThread({ source, isRemote: false, text: JSON.stringify({ jobs: board.entries }), url })
  const [entry] = read.postings
  if (!entry) throw new Error('the board has no entry')
  return entry
}

/** The content hash as this reader version stores it. */
const hashBy = (version: number, posting: Posting): string =>
  createHash('sha256')
    .update(JSON.stringify([version, false, posting]))
    .digest('hex')

const jobOf = ({ companyId }: CompanyFeedRow, externalId: string) => importedJob(test, { companyId, externalId })

describe('a run', () => {
  it('turns new postings into jobs, with the evidence of who may apply', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1), aBoardEntry(2, { location: { name: 'Nairobi, Kenya' } })]
    expect(await run(feed)).toMatchObject({ status: 'active', errorCode: null, unreadable: 0, failures: 0 })
    expect(await itemsOf(feed)).toMatchObject([{ status: 'published' }, { status: 'published' }])
    expect(await jobOf(feed, '1')).toMatchObject({
      companyId: feed.companyId,
      source: 'greenhouse',
      externalId: '1',
      externalUrl: 'https://boards.greenhouse.io/halden/jobs/1',
      // Operators review the first jobs of a company, wherever they come from.
      status: 'pending_review',
      workplace: 'remote',
      eligibility: { mode: 'allow', countries: ['KE'], evidence: 'You must be based in Kenya.' },
      pay: null,
    })
    expect(await jobOf(feed, '2')).toMatchObject({
      workplace: 'unknown',
      locations: [{ city: 'Nairobi', country: 'KE' }],
    })
  })

  it('updates what changed and leaves the rest alone', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1), aBoardEntry(2)]
    await run(feed)
    const [before] = await itemsOf(feed)
    test.clock.advance(60_000)
    board.entries = [aBoardEntry(1), aBoardEntry(2, { title: 'Engineer of another kind' })]
    await run(feed)
    const [same, changed] = await itemsOf(feed)
    expect(same).toEqual(before)
    expect(changed?.changedAt).toEqual(test.clock.now())
    expect(await jobOf(feed, '2')).toMatchObject({ title: 'Engineer of another kind' })
  })

  it('makes conditional requests when the server supports them', async () => {
    const feed = await aBoard()
    board = { ...board, entries: [aBoardEntry(1)], etag: '"a"' }
    await run(feed)
    board.entries = []
    expect(await run(feed)).toMatchObject({ etag: '"a"', errorCode: null })
    expect(await itemsOf(feed)).toMatchObject([{ status: 'published', missedRuns: 0 }])
  })

  it('reads an unchanged list again when the reader is newer', async () => {
    const { db } = test.platform
    const feed = await aBoard()
    board = { ...board, entries: [aBoardEntry(1)], etag: '"a"' }
    await run(feed)
    const job = await jobOf(feed, '1')
    const older = READER_VERSION - 1
    const { posting } = await soleEntry(feed)
    await db.update(feeds).set({ readerVersion: older }).where(eq(feeds.id, feed.id))
    await db
      .update(feedItems)
      .set({ contentHash: hashBy(older, posting) })
      .where(eq(feedItems.feedId, feed.id))
    await db.execute(
      sql`update jobs set eligibility = jsonb_set(eligibility, '{mode}', '"unknown"') where id = ${job?.id}`,
    )
    expect(await run(feed)).toMatchObject({ etag: '"a"', readerVersion: READER_VERSION, errorCode: null })
    expect(await jobOf(feed, '1')).toMatchObject({ eligibility: { mode: 'allow', countries: ['KE'] } })
    expect(await itemsOf(feed)).toMatchObject([{ contentHash: hashBy(READER_VERSION, posting) }])
  })

  it('closes jobs missing from two good runs, and reopens them when they are back', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1), aBoardEntry(2)]
    await run(feed)
    const job = await jobOf(feed, '2')
    await approveImportedJob(test, { companyId: feed.companyId, externalId: '2' })
    board.entries = [aBoardEntry(1)]
    await run(feed)
    expect(await itemsOf(feed)).toMatchObject([{ missedRuns: 0 }, { status: 'published', missedRuns: 1 }])
    await run(feed)
    expect(await itemsOf(feed)).toMatchObject([{ status: 'published' }, { status: 'gone' }])
    expect(await jobOf(feed, '2')).toMatchObject({ status: 'closed', closeReason: 'expired' })
    board.entries = [aBoardEntry(1), aBoardEntry(2)]
    await run(feed)
    expect(await jobOf(feed, '2')).toMatchObject({ id: job?.id, status: 'published', closeReason: null })
  })

  it('also closes jobs waiting for a review, and has them reviewed when they are back', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1)]
    await run(feed)
    board.entries = []
    await run(feed)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'pending_review' })
    board.status = 503
    await run(feed)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'pending_review' })
    board.status = 200
    await run(feed)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'closed', closeReason: 'expired' })
    board.entries = [aBoardEntry(1)]
    await run(feed)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'pending_review' })
  })

  it('keeps open what the feed still lists, however long nothing changes', async () => {
    const feed = await aBoard()
    board = { ...board, entries: [aBoardEntry(1)], etag: '"same"' }
    await run(feed)
    await approveImportedJob(test, { companyId: feed.companyId, externalId: '1' })
    for (let month = 0; month < 2; month += 1) {
      test.clock.advance(25 * DAY)
      await run(feed)
      await runJobUpkeep(test.platform)
    }
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'published', lastConfirmedAt: test.clock.now() })
    // The feed is unreachable for longer than a job stays open without confirmation.
    test.clock.advance(31 * DAY)
    await runJobUpkeep(test.platform)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'closed' })
    await run(feed)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'published' })
  })

  it('treats a job past its closing date as missing', async () => {
    const feed = await aBoard()
    const lastDay = new Date(test.clock.now().getTime() + 3 * DAY).toISOString()
    board = { ...board, entries: [aBoardEntry(1, { application_deadline: lastDay })], etag: '"same"' }
    await run(feed)
    test.clock.advance(3 * DAY)
    await run(feed)
    expect(await itemsOf(feed)).toMatchObject([{ status: 'published', missedRuns: 0 }])
    test.clock.advance(2 * DAY)
    await run(feed)
    await run(feed)
    expect(await itemsOf(feed)).toMatchObject([{ status: 'gone' }])
  })

  it('counts an unchanged list as another run without the job', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1)]
    await run(feed)
    board = { ...board, entries: [], etag: '"empty"' }
    await run(feed)
    await run(feed)
    expect(await itemsOf(feed)).toMatchObject([{ status: 'gone' }])
  })

  it('closes nothing when it failed, or when an entry could not be read', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1)]
    await run(feed)
    board = { ...board, entries: [], status: 503 }
    for (let times = 0; times < 3; times += 1) await run(feed)
    board = { ...board, entries: [{ broken: true }], status: 200 }
    for (let times = 0; times < 3; times += 1) await run(feed)
    expect(await itemsOf(feed)).toMatchObject([{ status: 'published', missedRuns: 0 }])
    expect(await reloadFeed(test, feed.id)).toMatchObject({ status: 'active', unreadable: 1 })
  })

  it('that fails waits longer each time, says why, and recovers', async () => {
    const feed = await aBoard()
    board.status = 500
    const first = await run(feed)
    expect(first).toMatchObject({ status: 'failing', failures: 1, errorCode: 'bad_status', errorDetail: '500' })
    const second = await run(feed)
    const wait = (row: FeedRow) => row.nextRunAt.getTime() - test.clock.now().getTime()
    expect(wait(second)).toBe(2 * wait(first))
    board.status = 200
    expect(await run(feed)).toMatchObject({ status: 'active', failures: 0, errorCode: null })
    const events = await test.platform.db.select().from(feedStatusEvents).where(eq(feedStatusEvents.subjectId, feed.id))
    expect(events.map(({ event }) => event)).toEqual(['fail', 'recover'])
  })

  it('never overlaps another one', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1)]
    const { promise: until, resolve: answer } = Promise.withResolvers<void>()
    board.until = until
    let ended = 0
    const runs = [1, 2, 3].map(async () => {
      await run(feed)
      ended += 1
    })
    await expect.poll(() => ended).toBe(2)
    answer()
    await Promise.all(runs)
    expect(board.asked).toBe(1)
    expect(await itemsOf(feed)).toHaveLength(1)
  })
})

describe('an entry is held', () => {
  const held = async (entry: Record<string, unknown>) => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1, entry)]
    await run(feed)
    const [item] = await itemsOf(feed)
    return item
  }

  it('when it contains too little', async () => {
    expect(await held({ content: '<p>Apply now.</p>' })).toMatchObject({
      status: 'held',
      holdReason: 'too_short',
      jobId: null,
    })
  })

  it('when its pay is implausible', async () => {
    const content = `${aBoardEntry(1).content}<p>Salary: $900,000 – $2,500,000 per month</p>`
    expect(await held({ content })).toMatchObject({ status: 'held', holdReason: 'pay_to_check' })
  })

  it('when another feed of the company has it already', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1)]
    await run(feed)
    const other = await aFeed(test, { source: 'greenhouse', url: `${server.url}/other`, companyId: feed.companyId })
    board.entries = [aBoardEntry(99, { title: aBoardEntry(1).title, content: aBoardEntry(1).content })]
    await run(other)
    expect(await itemsOf(other)).toMatchObject([{ status: 'held', holdReason: 'duplicate' }])
  })

  it('until it is fixed, which its history shows', async () => {
    const feed = await aBoard()
    board.entries = [aBoardEntry(1, { content: '<p>Soon.</p>' })]
    await run(feed)
    board.entries = [aBoardEntry(1)]
    await run(feed)
    const [item] = await itemsOf(feed)
    expect(item).toMatchObject({ status: 'published', holdReason: null })
    const events = await test.platform.db
      .select()
      .from(feedItemEvents)
      .where(eq(feedItemEvents.subjectId, item?.id ?? ''))
    expect(events.map(({ event, reason }) => [event, reason])).toEqual([
      ['hold', 'too_short'],
      ['publish', null],
    ])
  })
})

describe('removing a feed', () => {
  it('closes its jobs and deletes everything else; the same feed can be added again', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const { owner: stranger } = await aVerifiedCompany(test)
    const feed = await aFeed(test, { source: 'greenhouse', url: server.url, companyId: company.id })
    board.entries = [aBoardEntry(1), aBoardEntry(2)]
    await run(feed)
    await approveImportedJob(test, { companyId: company.id, externalId: '1' })
    const path = `/company/api/feeds/${feed.id}`
    expect((await stranger.visitor.delete(path)).statusCode).toBe(404)
    expect((await owner.visitor.delete(path)).statusCode).toBe(204)
    expect((await owner.visitor.delete(path)).statusCode).toBe(404)
    expect((await owner.visitor.get(`/company/api/companies/${company.id}/feeds`)).json()).toEqual([])
    await expect.poll(async () => (await itemsOf(feed)).length).toBe(0)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'closed', closeReason: 'expired' })
    expect(await jobOf(feed, '2')).toMatchObject({ status: 'closed', closeReason: 'expired', publishedAt: null })
    const again = await aFeed(test, { source: 'greenhouse', url: server.url, companyId: company.id })
    await run(again)
    expect(await jobOf(feed, '1')).toMatchObject({ status: 'published' })
    expect(await jobOf(feed, '2')).toMatchObject({ status: 'pending_review' })
  })
})

describe('a corrected line', () => {
  it('is read as the company says in all postings that contain it, now and later', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const feed = await aFeed(test, { source: 'greenhouse', url: server.url, companyId: company.id })
    board = { ...board, entries: [aBoardEntry(1)], etag: '"unchanged"' }
    await run(feed)
    const viewer = { id: owner.id, roles: ['company' as const] }
    const line = 'You must be based in Kenya.'
    const { lines } = await showMapping(test.platform.db, viewer, feed.id)
    expect(lines).toContainEqual(expect.objectContaining({ field: 'eligibility', line, postings: 1, correction: null }))
    // The test runs the feed itself.
    const jobs = { ...test.platform.jobs, send: () => Promise.resolve() }
    const correction = { field: 'eligibility', line, mode: 'allow', countries: ['KE', 'UG'], regions: [] } as const
    const countries = [...correction.countries]
    await correctMapping(test.platform.db, { jobs }, viewer, feed.id, { ...correction, countries, regions: [] })
    await run(feed)
    expect(await jobOf(feed, '1')).toMatchObject({ eligibility: { countries, evidence: line } })
    board = { ...board, entries: [aBoardEntry(1), aBoardEntry(2)], etag: '"longer"' }
    await run(feed)
    expect(await jobOf(feed, '2')).toMatchObject({ eligibility: { countries } })
  })
})
