import type { RequestListener } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countJobsOf, importedJob } from '#server/features/jobs/jobs/intake/imported-jobs.builder.ts'
import { aForeignServer, type ForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { FeedErrorCode } from '#shared/features/jobs/feeds/feed-errors.ts'
import type { ImportSource } from '#shared/features/jobs/jobs/imported-job.ts'
import { runFeed } from './feed-run.service.ts'
import { aBoardEntry, aFeed, reloadFeed } from './feeds.builder.ts'
import { feedItems } from './feeds.tables.ts'

let test: TestApp
let server: ForeignServer | undefined

beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await server?.close()
  server = undefined
})
afterAll(() => test.close())

type Settings = Parameters<ForeignServer['outbound']>[0]

/** What a run of a hostile feed leaves behind: the state of the feed, and the numbers of items and jobs. */
async function runHostile(source: ImportSource, answer: RequestListener, settings: Settings = {}) {
  server = await aForeignServer(answer)
  const { db } = test.platform
  const feed = await aFeed(test, { source, url: `${server.url}/feed` })
  await runFeed({ ...test.platform, outbound: server.outbound(settings) }, feed.id)
  const { status, errorCode } = await reloadFeed(test, feed.id)
  return {
    companyId: feed.companyId,
    status,
    errorCode,
    items: await db.$count(feedItems, eq(feedItems.feedId, feed.id)),
    jobs: await countJobsOf(test, feed.companyId),
    canaryHits: server.canary.hits(),
  }
}

const nothingBut = (errorCode: FeedErrorCode) => ({
  companyId: expect.any(String),
  status: 'failing',
  errorCode,
  items: 0,
  jobs: 0,
  canaryHits: 0,
})

describe('a hostile feed leaves a clear error and nothing else', () => {
  it('when it never ends', async () => {
    const endless: RequestListener = (_request, response) => {
      const more = () => void response.write(Buffer.alloc(64 * 1024, ' '), (failed) => (failed ? undefined : more()))
      more()
    }
    const left = await runHostile('greenhouse', endless, { maxBytes: 1_000_000 })
    expect(left).toEqual(nothingBut('too_large'))
  })

  it('when it is slow', async () => {
    const left = await runHostile('rss', (_request, response) => void response.write('<rss>'), { maxMilliseconds: 150 })
    expect(left).toEqual(nothingBut('too_slow'))
  })

  it('when it trickles in', async () => {
    const drip: RequestListener = (_request, response) => {
      const timer = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(timer))
    }
    expect(await runHostile('lever', drip, { maxMilliseconds: 300 })).toEqual(nothingBut('too_slow'))
  })

  it('when it is a decompression bomb', async () => {
    const bombs = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync }
    for (const [encoding, pack] of Object.entries(bombs)) {
      const packed = pack(Buffer.alloc(20_000_000, ' '))
      const bomb: RequestListener = (_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(packed)
      }
      expect(packed.byteLength).toBeLessThan(50_000)
      expect(await runHostile('rss', bomb, { maxBytes: 1_000_000 }), encoding).toEqual(nothingBut('too_large'))
      await server?.close()
    }
  })

  it.each([
    ['127.0.0.1', 4],
    ['10.0.0.1', 4],
    ['169.254.169.254', 4],
    ['::1', 6],
    ['::ffff:127.0.0.1', 6],
    ['::ffff:a9fe:a9fe', 6],
    ['64:ff9b::7f00:1', 6],
    ['fd00::1', 6],
  ])('when its name resolves to %s', async (address, family) => {
    server = await aForeignServer((_request, response) => void response.end('{}'))
    const { canary } = server
    const feed = await aFeed(test, { source: 'rss', url: `http://feeds.example:${canary.port}/` })
    const resolve = async () => [{ address, family }]
    await runFeed({ ...test.platform, outbound: server.outbound({ resolve }) }, feed.id)
    expect(await reloadFeed(test, feed.id)).toMatchObject({ status: 'failing', errorCode: 'address_forbidden' })
    expect(canary.hits()).toBe(0)
  })

  it('when it redirects to ourselves', async () => {
    const left = await runHostile('greenhouse', (_request, response) => {
      response.writeHead(302, { location: server?.canary.url }).end()
    })
    expect(left).toEqual(nothingBut('address_forbidden'))
  })

  it('when its name is rebound to our address after the check', async () => {
    server = await aForeignServer((_request, response) => void response.end('{}'))
    const { canary } = server
    const feed = await aFeed(test, { source: 'greenhouse', url: `http://rebinding.example:${canary.port}/` })
    const answers = ['93.184.215.14', '127.0.0.1']
    const resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]
    const outbound = server.outbound({ resolve, maxMilliseconds: 300 })
    await runFeed({ ...test.platform, outbound }, feed.id)
    expect(await reloadFeed(test, feed.id)).toMatchObject({ status: 'failing' })
    expect(canary.hits()).toBe(0)
  })

  it.each<[string, ImportSource, string, FeedErrorCode]>([
    [
      'of entities that expand exponentially',
      'rss',
      `<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;">]><rss><channel><item><title>&y;</title></item></channel></rss>`,
      'document_type',
    ],
    [
      'of an external entity',
      'indeed',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job><title>&x;</title></job></source>`,
      'document_type',
    ],
    [
      'of deeply nested elements',
      'personio',
      `<workzag-jobs>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</workzag-jobs>`,
      'not_xml',
    ],
    ['of unclosed elements', 'rss', '<rss><channel>', 'not_xml'],
    ['of deeply nested lists', 'lever', '['.repeat(100_000), 'not_json'],
    ['of another format', 'ashby', '<html><body>Not found</body></html>', 'not_json'],
    ['of other types', 'workable', '{"jobs":{"length":7}}', 'wrong_format'],
    ['of nothing', 'jsonld', '', 'not_json'],
    ['of more jobs than allowed', 'lever', `[${'{},'.repeat(5_000)}{}]`, 'too_many_jobs'],
  ])('when it consists %s', async (_what, source, text, error) => {
    expect(await runHostile(source, (_request, response) => void response.end(text))).toEqual(nothingBut(error))
  })
})

it('entries of the wrong type are counted and skipped', async () => {
  const entries = [
    null,
    7,
    'job',
    [],
    { id: {}, title: [], absolute_url: 1 },
    { ...aBoardEntry(1), absolute_url: 'javascript:steal()' },
    { ...aBoardEntry(2), title: { $ne: null } },
    { ...aBoardEntry(3), id: 'x'.repeat(1_000) },
  ]
  const left = await runHostile(
    'greenhouse',
    (_request, response) => void response.end(JSON.stringify({ jobs: entries })),
  )
  expect(left).toMatchObject({ status: 'active', errorCode: null, items: 0, jobs: 0 })
})

it('fields of the wrong type and endless texts are dropped, and the rest is read', async () => {
  const endless = 'Remote in the United States only between 9 and 5 for $1,000 to '.repeat(4_000)
  const entries = [
    { ...aBoardEntry(1), location: 7, departments: 'x', offices: { length: 9 }, metadata: [[]] },
    { ...aBoardEntry(2), title: `Engineer ${'x'.repeat(100_000)}`, location: { name: 'y'.repeat(100_000) } },
    aBoardEntry(3, { content: `${aBoardEntry(3).content}<p>${endless}</p>` }),
    aBoardEntry(4, { content: `${'<ul><li>'.repeat(5_000)}${aBoardEntry(4).content}` }),
    aBoardEntry(5, { content: `\u0000\ud800${aBoardEntry(5).content}`, title: 'Engineer \u0000 \ud800 five' }),
  ]
  const left = await runHostile(
    'greenhouse',
    (_request, response) => void response.end(JSON.stringify({ jobs: entries })),
  )
  expect(left).toMatchObject({ status: 'active', errorCode: null, items: 5 })
})

it('a title with bidirectional control characters is kept as it reads', async () => {
  const entry = aBoardEntry(1, { title: 'Engineer\u202e gnitnuocca\u2066 for lenses' })
  const { companyId } = await runHostile(
    'greenhouse',
    (_request, response) => void response.end(JSON.stringify({ jobs: [entry] })),
  )
  const job = await importedJob(test, { companyId, externalId: String(entry.id) })
  expect(job?.title).toBe('Engineer gnitnuocca for lenses')
})

it('scripts in a feed do not reach a job', async () => {
  const evil = `<script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">x</a><iframe src=//evil></iframe>`
  const entry = aBoardEntry(1, {
    title: 'Engineer <script>steal()</script>',
    content: `${evil}${aBoardEntry(1).content}`.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  })
  const left = await runHostile(
    'greenhouse',
    (_request, response) => void response.end(JSON.stringify({ jobs: [entry] })),
  )
  expect(left).toMatchObject({ status: 'active', jobs: 1 })
  const job = await importedJob(test, { companyId: left.companyId, externalId: '1' })
  expect(job?.description).not.toMatch(/steal|javascript:|iframe|onerror/)
})
