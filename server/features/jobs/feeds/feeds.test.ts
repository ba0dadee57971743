import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Feed } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { aFeed, reloadFeed } from './feeds.builder.ts'
import { runDueFeeds } from './feeds.jobs.ts'
import { updateFeed } from './feeds.queries.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const feedsOf = (company: { id: string }) => `/company/api/companies/${company.id}/feeds`
/** A reserved name that never resolves. */
const nowhere = { source: 'rss', address: 'http://feeds.invalid/jobs.rss' }

describe('adding a feed', () => {
  it('reads it at once and reports the result', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const answer = await owner.visitor.post(feedsOf(company), nowhere)
    expect(answer.statusCode).toBe(201)
    const read = async () => (await owner.visitor.get(feedsOf(company))).json<Feed[]>()[0]
    await expect.poll(async () => (await read())?.status).toBe('failing')
    expect(await read()).toMatchObject({
      url: nowhere.address,
      error: { code: 'unreachable', message: 'The server could not be reached.' },
      failures: 1,
      items: { published: 0, held: 0 },
      can: { pause: true, resume: false },
    })
  })

  it('is rejected with an error on the field when the address is invalid', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    for (const address of ['file:///etc/passwd', 'gopher://x/', 'no spaces allowed here']) {
      const answer = await owner.visitor.post(feedsOf(company), { source: 'rss', address })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        errors: { address: ['Enter your company’s name there, or the address of its job list.'] },
      })
    }
  })

  it.each(['https://me:secret@jobs.example/feed.xml', 'https://me@jobs.example/'])(
    'is rejected with an error on the field when the address contains credentials: %s',
    async (address) => {
      const { owner, company } = await aVerifiedCompany(test)
      const answer = await owner.visitor.post(feedsOf(company), { source: 'rss', address })
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        errors: { address: ['Leave out the username and password. The feed must be public.'] },
      })
    },
  )

  it('is rejected with an error on the field when the address is in a private network', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    for (const address of [
      'http://127.0.0.1:9/jobs',
      'http://[::ffff:a00:1]/',
      'https://localhost/',
      'http://db.internal/',
    ]) {
      const answer = await owner.visitor.post(feedsOf(company), { source: 'rss', address })
      expect(answer.json(), address).toMatchObject({
        errors: { address: ['This address points to a private network.'] },
      })
    }
    expect((await owner.visitor.get(feedsOf(company))).json()).toEqual([])
  })

  it('twice is rejected, and so is an eleventh', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const add = (name: string) => owner.visitor.post(feedsOf(company), { source: 'greenhouse', address: name })
    expect((await add('feed-0')).statusCode).toBe(201)
    expect((await add('feed-0')).json()).toMatchObject({ errors: { address: ['This feed has already been added.'] } })
    const many = await Promise.all(Array.from({ length: 11 }, (_, number) => add(`feed-${number + 1}`)))
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9)
    expect((await add('feed-99')).json()).toMatchObject({ errors: { address: ['A company can have up to 10 feeds.'] } })
  })

  it('is idempotent', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => owner.visitor.post(feedsOf(company), nowhere, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await owner.visitor.get(feedsOf(company))).json()).toHaveLength(1)
  })

  it('needs a verified company, and a member who may publish', async () => {
    const { company: unverified, owner: stranger } = await aCompany(test)
    expect((await stranger.visitor.post(feedsOf(unverified), nowhere)).statusCode).toBe(403)
    const { company, owner } = await aVerifiedCompany(test)
    const [viewer, recruiter] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await addMember(test.platform.db, owner, company.id, { personId: viewer.id, role: 'viewer' })
    await addMember(test.platform.db, owner, company.id, { personId: recruiter.id, role: 'recruiter' })
    expect((await viewer.visitor.post(feedsOf(company), nowhere)).statusCode).toBe(403)
    expect((await viewer.visitor.get(feedsOf(company))).json()).toEqual([])
    expect((await recruiter.visitor.post(feedsOf(company), nowhere)).statusCode).toBe(201)
  })
})

describe('the feeds of a company', () => {
  it('are visible to its members and operators, and to nobody else', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const feed = await aFeed(test, { source: 'rss', url: 'https://feeds.example/1', companyId: company.id })
    const { owner: other } = await aVerifiedCompany(test)
    const talent = await aVerifiedTalent(test)
    const operator = await aPersonWith(test, 'operator')
    const paths = [feedsOf(company), `/company/api/feeds/${feed.id}/items`]
    const seen = (visitor: typeof owner.visitor) =>
      Promise.all(paths.map(async (path) => (await visitor.get(path)).statusCode))
    expect(await seen(owner.visitor)).toEqual([200, 200])
    expect(await seen(other.visitor)).toEqual([404, 404])
    expect(await seen(talent.visitor)).toEqual([403, 403])
    expect(await seen(test.visitor())).toEqual([401, 401])
    const all = await operator.visitor.get('/ops/api/feeds?limit=100')
    expect(all.json<{ items: Feed[] }>().items.map(({ id }) => id)).toContain(feed.id)
    expect((await owner.visitor.get('/ops/api/feeds')).statusCode).toBe(403)
  })

  it('can be paused and resumed by members who may publish, and by operators', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const feed = await aFeed(test, { source: 'rss', url: 'https://feeds.example/1', companyId: company.id })
    const { owner: other } = await aVerifiedCompany(test)
    const operator = await aPersonWith(test, 'operator')
    const path = `/company/api/feeds/${feed.id}/status`
    expect((await other.visitor.post(path, { event: 'pause' })).statusCode).toBe(404)
    expect((await owner.visitor.post(path, { event: 'pause' })).json()).toMatchObject({
      status: 'paused',
      can: { pause: false, resume: true },
    })
    expect((await owner.visitor.post(path, { event: 'pause' })).statusCode).toBe(409)
    expect((await owner.visitor.post(`/company/api/feeds/${feed.id}/runs`)).statusCode).toBe(409)
    const ops = `/ops/api/feeds/${feed.id}/status`
    expect((await owner.visitor.post(ops, { event: 'resume' })).statusCode).toBe(403)
    expect((await operator.visitor.post(ops, { event: 'resume' })).json()).toMatchObject({ status: 'active' })
  })

  it('can be read immediately on request, once a minute', async () => {
    const { company, owner } = await aVerifiedCompany(test)
    const feed = await aFeed(test, { source: 'rss', url: 'http://127.0.0.1:9/now', companyId: company.id })
    const ask = async () => (await owner.visitor.post(`/company/api/feeds/${feed.id}/runs`)).statusCode
    const runs = async () => (await reloadFeed(test, feed.id)).failures
    expect(await ask()).toBe(202)
    await expect.poll(runs).toBe(1)
    expect(await ask()).toBe(202)
    test.clock.advance(60_000)
    expect(await ask()).toBe(202)
    await expect.poll(runs).toBe(2)
  })

  it('run when they are due, and not again before the next time', async () => {
    const feed = await aFeed(test, { source: 'rss', url: 'http://127.0.0.1:9/due' })
    await updateFeed(test.platform.db, feed.id, { nextRunAt: test.clock.now() })
    await Promise.all([runDueFeeds.work({}, test.platform), runDueFeeds.work({}, test.platform)])
    await expect.poll(async () => (await reloadFeed(test, feed.id)).failures).toBe(1)
    await runDueFeeds.work({}, test.platform)
    expect((await reloadFeed(test, feed.id)).nextRunAt.getTime()).toBeGreaterThan(test.clock.now().getTime())
  })

  it('are listed in pages, newest first', async () => {
    const operator = await aPersonWith(test, 'operator')
    const first = (await operator.visitor.get('/ops/api/feeds?limit=2')).json<{ items: Feed[]; nextCursor: string }>()
    const second = (await operator.visitor.get(`/ops/api/feeds?limit=2&cursor=${first.nextCursor}`)).json<{
      items: Feed[]
    }>()
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(new Set(ids).size).toBe(4)
  })
})
