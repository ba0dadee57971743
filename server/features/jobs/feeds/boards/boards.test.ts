import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob, reloadJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import { aForeignServer, type ForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { FeedItem, FeedOfAnyone } from '#shared/features/jobs/feeds/feeds.contract.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { runFeed } from '../feed-run.service.ts'
import { aBoard, reloadFeed } from '../feeds.builder.ts'
import type { FeedRow } from '../feeds.queries.ts'
import { feedItems } from '../feeds.tables.ts'

let test: TestApp
let server: ForeignServer
let lists: Record<string, unknown[]>

beforeAll(async () => {
  test = await createTestApp()
  lists = {}
  server = await aForeignServer((request, response) => {
    response.end(JSON.stringify({ jobs: lists[request.url ?? ''] ?? [] }))
  })
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const entry = (id: number, named: Record<string, unknown> = {}) => ({
  id,
  url: `https://board.example/jobs/${id}`,
  title: `Stage hand ${id}`,
  company_name: 'Curtain Call',
  candidate_required_location: 'Kenya',
  description: `<p>${'You carry what has to be on the stage, and carry it away again. '.repeat(4)}</p>`,
  publication_date: '2026-11-02',
  ...named,
})

let count = 0
/** A board at an address of its own, read once. */
async function aReadBoard(entries: unknown[], named: { isRemote?: boolean; boardName?: string } = {}) {
  count += 1
  lists[`/board-${count}`] = entries
  const board = await aBoard(test, {
    source: 'remotive',
    url: `${server.url}/board-${count}`,
    isRemote: true,
    ...named,
  })
  return run(board)
}

async function run({ id }: FeedRow): Promise<FeedRow> {
  await runFeed({ ...test.platform, outbound: server.outbound() }, id)
  return reloadFeed(test, id)
}

const itemsOf = ({ id }: FeedRow) =>
  test.platform.db.select().from(feedItems).where(eq(feedItems.feedId, id)).orderBy(feedItems.externalId)

async function soleJobOf(board: FeedRow) {
  const jobId = (await itemsOf(board)).find((item) => item.jobId !== null)?.jobId
  if (!jobId) throw new Error('the board has no job')
  const job = await reloadJob(test, jobId)
  const [company] = await findCompanies(test.platform.db, [job.companyId])
  if (!company) throw new Error('the job has no company')
  return { job, company }
}

describe('a posting of a board', () => {
  it('becomes an open job of a company of which only the name is known', async () => {
    const board = await aReadBoard([entry(1, { company_name: 'Footlights' })], { boardName: 'Far Jobs' })
    const { job, company } = await soleJobOf(board)
    expect(company).toMatchObject({ name: 'Footlights', status: 'listed', country: null, city: null, timeZone: null })
    expect(company.slug).toMatch(/^footlights-/)
    expect(job).toMatchObject({
      status: 'published',
      postedOn: 'Far Jobs',
      workplace: 'remote',
      teamCountry: 'KE',
      unstated: ['seniority', 'employmentType', 'engagements'],
      externalUrl: 'https://board.example/jobs/1',
    })
    expect(job.publishedAt?.toISOString()).toBe('2026-11-02T00:00:00.000Z')
    const talent = await aVerifiedTalent(test)
    const shown = (await talent.visitor.get(`/talent/api/jobs/${job.id}`)).json<PublicJob>()
    expect(shown).toMatchObject({
      isOpen: true,
      postedOn: 'Far Jobs',
      applyUrl: 'https://board.example/jobs/1',
      company: { name: 'Footlights', country: null, timeZone: null, workWindow: null },
    })
    const before = await talent.visitor.get(`/shared/api/jobs/${job.id}/applying`)
    expect(before.statusCode).toBe(200)
    // There is no page to lend it trust.
    expect((await talent.visitor.get(`/shared/api/companies/${company.slug}`)).statusCode).toBe(404)
  })

  it('is found by a search, but not passed on to others', async () => {
    const board = await aReadBoard([entry(1, { title: 'Zwischenvorhang operator', company_name: 'Footlights' })])
    const { job } = await soleJobOf(board)
    const talent = await aVerifiedTalent(test)
    const search = async () =>
      (await talent.visitor.get('/talent/api/jobs?text=zwischenvorhang')).json<{ items: { job: { id: string } }[] }>()
    await expect.poll(async () => JSON.stringify(await search())).toContain(job.id)
    expect((await test.visitor().get('/feeds/jobs.json')).body).not.toContain(job.id)
  })

  it('of a company with the same name on another board belongs to the same company', async () => {
    const one = await soleJobOf(await aReadBoard([entry(1, { title: 'Prompter', company_name: 'Proscenium' })]))
    const other = await soleJobOf(await aReadBoard([entry(2, { title: 'Dresser', company_name: 'PROSCENIUM' })]))
    expect(other.company.id).toBe(one.company.id)
  })

  it('moves to another company when the board corrects the name', async () => {
    const board = await aReadBoard([entry(1, { company_name: 'Wrong Wings' })])
    const before = await soleJobOf(board)
    lists[new URL(board.url).pathname] = [entry(1, { company_name: 'Right Wings' })]
    await run(board)
    const after = await soleJobOf(board)
    expect(after.company.name).toBe('Right Wings')
    expect(after.job.id).not.toBe(before.job.id)
    expect((await reloadJob(test, before.job.id)).status).toBe('closed')
  })

  it('waits for a review when it shows signs of fraud', async () => {
    const scam = `<p>${'You pack parcels at home for our customers abroad. '.repeat(5)}Pay a registration fee of $50 by wire transfer before you start.</p>`
    const { job } = await soleJobOf(await aReadBoard([entry(1, { description: scam, company_name: 'Easy Parcels' })]))
    expect(job.status).toBe('pending_review')
  })

  it('without a company is counted, and quoted', async () => {
    const board = await aReadBoard([entry(1), entry(2, { title: 'Nobody’s job', company_name: '' })])
    expect(board).toMatchObject({ unreadable: 1, unreadableSamples: ['Nobody’s job'], status: 'active' })
  })
})

describe('the same job', () => {
  it('on two boards is one, until the first copy is gone', async () => {
    const posting = { title: 'Fly operator', company_name: 'Rigging Works' }
    const first = await aReadBoard([entry(1, posting)])
    const second = await aReadBoard([entry(2, posting)])
    expect(await itemsOf(second)).toMatchObject([{ status: 'held', holdReason: 'duplicate', jobId: null }])
    lists[new URL(first.url).pathname] = []
    await run(first)
    await run(first)
    await run(second)
    expect(await itemsOf(second)).toMatchObject([{ status: 'published', holdReason: null }])
  })

  it('in another country is another job', async () => {
    const posting = { title: 'Fly operator', company_name: 'Loading Gallery' }
    await aReadBoard([entry(1, posting)])
    const second = await aReadBoard([entry(2, { ...posting, candidate_required_location: 'Ghana' })])
    expect(await itemsOf(second)).toMatchObject([{ status: 'published' }])
  })

  it('posted by the company itself is shown as the company posted it', async () => {
    const { company, job } = await aPublishedJob(test)
    const board = await aReadBoard([
      entry(1, { title: job.title.toUpperCase(), company_name: company.name, candidate_required_location: '' }),
    ])
    expect(await itemsOf(board)).toMatchObject([{ status: 'held', holdReason: 'duplicate' }])
  })
})

describe('operators', () => {
  const aUrl = () => `https://boards-${(count += 1)}.invalid/jobs.rss`
  const rss = (address: string) => ({ source: 'rss_board', name: 'Far Jobs', address, isRemote: true })

  it('add, switch, read and remove boards', async () => {
    const operator = await aPersonWith(test, 'operator')
    const url = aUrl()
    const answer = await operator.visitor.post('/ops/api/boards', rss(url))
    expect(answer.statusCode).toBe(201)
    const board = answer.json<FeedOfAnyone>()
    expect(board).toMatchObject({
      name: 'Far Jobs',
      url,
      companyId: null,
      board: { isRemote: true },
      intervalMinutes: 360,
    })
    const again = await operator.visitor.post('/ops/api/boards', rss(url))
    expect(again.json()).toMatchObject({ errors: { address: ['This feed has already been added.'] } })
    const changed = await operator.visitor.put(`/ops/api/boards/${board.id}`, { name: 'Far Work', isRemote: false })
    expect(changed.json()).toMatchObject({ name: 'Far Work', board: { isRemote: false } })
    expect((await operator.visitor.post(`/ops/api/boards/${board.id}/runs`)).statusCode).toBe(202)
    const items = (await operator.visitor.get(`/ops/api/boards/${board.id}/items`)).json<Page<FeedItem>>()
    expect(items.items).toEqual([])
    expect((await operator.visitor.delete(`/ops/api/boards/${board.id}`)).statusCode).toBe(204)
    expect((await operator.visitor.get(`/ops/api/boards/${board.id}/items`)).statusCode).toBe(404)
  })

  it('learn which field is wrong', async () => {
    const operator = await aPersonWith(test, 'operator')
    const wrong = await operator.visitor.post('/ops/api/boards', { ...rss(''), name: ' ' })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json<{ errors: object }>().errors)).toEqual(['name'])
    const elsewhere = { source: 'remotive', name: 'Remotive', address: 'https://elsewhere.example/' }
    expect((await operator.visitor.post('/ops/api/boards', elsewhere)).json()).toMatchObject({
      errors: { address: ['Enter the address of a list on this board.'] },
    })
    expect((await operator.visitor.post('/ops/api/boards', rss('http://127.0.0.1/x.rss'))).json()).toMatchObject({
      errors: { address: ['This address points to a private network.'] },
    })
  })

  it('are the only ones who see and add boards', async () => {
    const { owner } = await aVerifiedCompany(test)
    const board = await aReadBoard([entry(1)])
    expect((await owner.visitor.get(`/company/api/feeds/${board.id}/items`)).statusCode).toBe(404)
    expect((await owner.visitor.post('/ops/api/boards', rss(aUrl()))).statusCode).toBe(403)
  })
})
