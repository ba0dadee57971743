import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, TEST_URL, type TestApp } from '#server/test-app.ts'

let test: TestApp
let slug: string
let jobId: string
let close: () => Promise<unknown>
beforeAll(async () => {
  test = await createTestApp()
  const employer = await aVerifiedCompany(test, { name: 'Fjord Data' })
  slug = employer.company.slug
  const { job, viewer } = await aPublishedJob(test, { title: 'Ledger engineer & more' }, employer)
  jobId = job.id
  const { db, clock } = test.platform
  close = () => changeOwnStatus(db, clock, viewer, job.id, { event: 'close', closeReason: 'filled' })
  await aDraft(test, { title: 'Not yet published' }, employer)
  await aPublishedJob(test, { title: 'Unlisted engineer', visibility: 'unlisted' }, employer)
  await aPublishedJob(test, { title: 'Engineer for the invited', visibility: 'invite_only' }, employer)
  await aPublishedJob(test, { title: 'Gardener of data' })
})
afterAll(() => test.close())

/** More jobs than fit on a page, without the time it takes to publish each. */
const copiesOf = (id: string, count: number) => sql`
  insert into jobs select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid(), 'slug', 'copy-' || number))).*
  from jobs as job, generate_series(1, ${count}::int) as number where job.id = ${id} returning id`

const get = (path: string, headers: Record<string, string> = {}) => test.visitor().get(path, { headers })
const titlesIn = async (path: string) =>
  (await get(path)).json<{ items: { title: string }[] }>().items.map(({ title }) => title)

describe('feeds of open jobs', () => {
  it.each([
    ['/feeds/jobs.rss', 'application/rss+xml', 'Ledger engineer &amp; more'],
    ['/feeds/jobs.json', 'application/feed+json', 'Ledger engineer & more'],
    ['/feeds/jobs.xml', 'application/xml', 'Ledger engineer & more'],
  ])('%s is public and links to the public page of each job', async (path, type, title) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain(type)
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
    expect(answer.body).toContain(title)
    expect(answer.body).toContain(`${TEST_URL}/apply/${jobId}`)
    expect(answer.headers['set-cookie']).toBeUndefined()
    // Full texts are expensive, so the endpoint is rate-limited.
    expect(answer.headers['x-ratelimit-limit']).toBeDefined()
  })

  it('contain published public jobs and nothing else', async () => {
    expect(await titlesIn('/feeds/jobs.json')).toEqual([
      'Gardener of data – Halden Optics',
      'Ledger engineer & more – Fjord Data',
    ])
    expect(await titlesIn(`/feeds/companies/${slug}.json`)).toEqual(['Ledger engineer & more – Fjord Data'])
    expect(await titlesIn('/feeds/search.json?text=gardener')).toEqual(['Gardener of data – Halden Optics'])
  })

  it.each([
    'overlap=4',
    'overlap=many',
    'openTo=XX',
    'openTo=XX&openTo=KE',
    'level=wizard',
    'pay=5&currency=ZZZ',
    'sort=luck',
    'cursor=zzz',
    'nobody=knows',
  ])('ignore parameters that need a reader or are unknown: %s', async (odd) => {
    expect(await titlesIn(`/feeds/search.json?text=gardener&${odd}`)).toEqual(['Gardener of data – Halden Optics'])
  })

  it('keep the known values of a list', async () => {
    expect(await titlesIn('/feeds/search.json?text=gardener&workplace=moon,onsite')).toEqual([])
    expect(await titlesIn('/feeds/search.json?text=gardener&workplace=moon,remote')).toHaveLength(1)
  })

  it('list every job once, page by page', async () => {
    const employer = await aVerifiedCompany(test, { name: 'Many Openings' })
    const { job } = await aPublishedJob(test, { title: 'First of many' }, employer)
    const { rows } = await test.platform.db.execute<{ id: string }>(copiesOf(job.id, 70))
    const result: string[] = []
    const sizes: number[] = []
    let path: string | undefined = `/feeds/companies/${employer.company.slug}.json`
    while (path !== undefined) {
      const answer = await get(path)
      const page = answer.json<{ feed_url: string; next_url?: string; items: { url: string }[] }>()
      expect(page.feed_url).toBe(`${TEST_URL}${path}`)
      expect(answer.headers.link).toBe(page.next_url && `<${page.next_url}>; rel="next"`)
      result.push(...page.items.map(({ url }) => url))
      sizes.push(page.items.length)
      path = page.next_url?.slice(TEST_URL.length)
    }
    expect(sizes).toEqual([50, 21])
    expect(new Set(result)).toEqual(
      new Set([job.id, ...rows.map(({ id }) => id)].map((id) => `${TEST_URL}/apply/${id}`)),
    )
    const first = await get(`/feeds/companies/${employer.company.slug}.rss?after=nowhere`)
    expect(first.body).toMatch(/<atom:link href="[^"]+after=[^"]+" rel="next"\/>/)
  })

  it('answer 304 until they have changed', async () => {
    const path = `/feeds/companies/${slug}.rss`
    const { headers } = await get(path)
    const known = String(headers.etag)
    const since = String(headers['last-modified'])
    for (const ask of [{ 'if-none-match': known }, { 'if-modified-since': since }]) {
      const answer = await get(path, ask)
      expect(answer.statusCode).toBe(304)
      expect(answer.body).toBe('')
    }
    await close()
    expect((await get(path, { 'if-none-match': known })).statusCode).toBe(200)
    expect((await get(path, { 'if-modified-since': since })).statusCode).toBe(200)
  })

  it('are not found where there is none', async () => {
    const { company } = await aCompany(test, { name: 'Nobody checked us' })
    const missing = [
      '/feeds/jobs.txt',
      '/feeds/other.rss',
      `/feeds/companies/${company.slug}.rss`,
      '/feeds/searches/x.rss',
    ]
    for (const path of missing) expect((await get(path)).statusCode).toBe(404)
  })
})
