import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDraft, aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, TEST_URL, type TestApp } from '#server/test-app.ts'
import { sitemapIndex, sitemapPage } from './sitemap.service.ts'

describe('the sitemap', () => {
  let test: TestApp
  let openIds: string[]
  let closedId: string

  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const jobAddress = (id: string) => `${TEST_URL}/apply/${id}`

  beforeAll(async () => {
    test = await createTestApp({ SEARCH_INDEX: 'off' })
    const employer = await aVerifiedCompany(test)
    const publish = async (named = {}) => (await aPublishedJob(test, named, employer)).job.id
    openIds = [await publish(), await publish(), await publish()].toSorted()
    closedId = await publish()
    await employer.owner.visitor.post(`/company/api/jobs/${closedId}/status`, { event: 'close' })
    await publish({ visibility: 'unlisted' })
    await publish({ visibility: 'invite_only' })
    await aDraft(test, {}, employer)
  })
  afterAll(() => test.close())

  it('contains every open public job once, by its public address', async () => {
    const answer = await test.visitor().get('/sitemaps/jobs.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(addressesIn(answer.body)).toEqual(openIds.map(jobAddress))
  })

  it('is split into pages listed in an index, without losing a job', async () => {
    const index = await sitemapIndex(test.platform.db, TEST_URL, 2)
    const starts = addressesIn(index)
      .slice(1)
      .map((address) => new URL(address ?? '').searchParams.get('after') ?? undefined)
    expect(starts).toEqual([undefined, openIds[1]])
    const pages = await Promise.all(starts.map((after) => sitemapPage(test.platform.db, TEST_URL, after, 2)))
    expect(pages.flatMap(addressesIn)).toEqual(openIds.map(jobAddress))
    expect(addressesIn((await test.visitor().get('/sitemap.xml')).body)).toEqual(
      ['pages', 'jobs'].map((name) => `${TEST_URL}/sitemaps/${name}.xml`),
    )
  })

  it('contains the job board and the companies with open jobs', async () => {
    await aVerifiedCompany(test, { name: 'Hires Nobody' })
    const answer = await test.visitor().get('/sitemaps/pages.xml')
    const { company } = (await test.visitor().get(`/shared/api/jobs/${openIds[0]}`)).json()
    const paths = ['/explore', '/explore/around-the-globe', '/explore/companies', `/c/${company.slug}`]
    expect(addressesIn(answer.body)).toEqual(paths.map((path) => `${TEST_URL}${path}`))
  })

  it('is named in robots.txt, which keeps crawlers away from private pages', async () => {
    const answer = await test.visitor().get('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toContain(`Sitemap: ${TEST_URL}/sitemap.xml`)
    expect(answer.body).toContain('Disallow: /talent/')
    expect(answer.body).toContain('Disallow: /shared/api/')
    expect(answer.body).not.toContain('Disallow: /apply')
  })

  it('rejects a page with an invalid start', async () => {
    expect((await test.visitor().get('/sitemaps/jobs.xml?after=x')).statusCode).toBe(422)
  })
})
