import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobBoardXml } from '#shared/features/jobs/feeds/outgoing/job-board-xml.ts'
import { jsonFeed } from '#shared/features/jobs/feeds/outgoing/json-feed.ts'
import type { OutgoingFeed } from '#shared/features/jobs/feeds/outgoing/outgoing-feed.ts'
import { rssFeed } from '#shared/features/jobs/feeds/outgoing/rss-feed.ts'
import { aPostedJob } from '#shared/features/jobs/jobs/job-posting.builder.ts'
import { jobPosting, type PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'
import { importers } from '../importers/importers.ts'
import { readPosting } from '../reading/read-posting.ts'

const aList = (...jobs: PostedJob[]): OutgoingFeed => ({
  title: 'Jobs on Meridian',
  description: 'Work you can really take',
  homeUrl: 'https://meridian.example/jobs?a=1&b=2',
  feedUrl: 'https://meridian.example/jobs.rss?a=1&b=2',
  nextUrl: 'https://meridian.example/jobs.rss?a=1&b=2&after=x',
  language: 'en',
  jobs,
})

describe('what we publish can be read by our own importers', () => {
  const job = aPostedJob()
  const url = 'https://meridian.example/feed'

  it('as RSS', () => {
    expect(importers.rss.read(rssFeed(aList(job)), url)).toMatchObject({
      unreadable: 0,
      postings: [
        {
          externalId: job.url,
          url: job.url,
          title: `${job.title} – ${job.company.name}`,
          html: job.description,
          publishedOn: '2026-11-01',
        },
      ],
    })
  })

  it('as XML for job boards', () => {
    expect(importers.indeed.read(jobBoardXml(aList(job)), url)).toMatchObject({
      postings: [
        { externalId: job.id, title: job.title, html: job.description, offices: [{ city: 'Oslo', country: 'NO' }] },
      ],
    })
  })

  it('as JSON Feed, with who may apply, the kind of work and the pay', () => {
    const { postings } = importers.jsonld.read(JSON.stringify(jsonFeed(aList(job))), url)
    const [posting] = postings
    if (!posting) throw new Error('nothing was read')
    expect(readPosting('jsonld', posting)).toMatchObject({
      externalId: job.id,
      url: job.url,
      title: job.title,
      workplace: 'remote',
      employmentType: 'full_time',
      eligibility: { mode: 'allow', countries: ['KE', 'NG'] },
      pay: { min: { amount: 60_000_00, currency: 'EUR' }, period: 'year' },
      closesOn: '2026-12-01',
    })
  })

  it('with any text people write', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 })
    fc.assert(
      fc.property(text, text, text, (title, name, words) => {
        const odd = aList(
          aPostedJob({
            title: `T ${title}`,
            company: { ...aPostedJob().company, name },
            description: `<p>${words}</p>`,
          }),
        )
        expect(importers.rss.read(rssFeed(odd), url).unreadable).toBe(0)
        expect(importers.indeed.read(jobBoardXml(odd), url).unreadable).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  it('with a link to the next page, and none on the last', () => {
    const list = aList(job)
    const end = { ...list, nextUrl: null }
    for (const write of [rssFeed, jobBoardXml]) {
      expect(write(list)).toContain(
        '<atom:link href="https://meridian.example/jobs.rss?a=1&amp;b=2&amp;after=x" rel="next"/>',
      )
      expect(write(end)).not.toContain('rel="next"')
    }
    expect(jsonFeed(list)).toMatchObject({ next_url: list.nextUrl })
    expect(jsonFeed(end)).not.toHaveProperty('next_url')
  })

  it('even when it is empty', () => {
    expect(importers.rss.read(rssFeed(aList()), url).postings).toEqual([])
    expect(importers.indeed.read(jobBoardXml(aList()), url).postings).toEqual([])
    expect(jsonFeed(aList()).items).toEqual([])
  })
})

describe('a schema.org JobPosting', () => {
  it('names the countries of a remote job only when there is a list', () => {
    const { eligibility } = aPostedJob()
    const named = (mode: 'worldwide' | 'deny' | 'unknown') =>
      jobPosting(aPostedJob({ eligibility: { ...eligibility, mode } }))
    for (const mode of ['worldwide', 'deny', 'unknown'] as const) {
      expect(named(mode)).not.toHaveProperty('applicantLocationRequirements')
    }
    expect(jobPosting(aPostedJob())).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'KE' },
        { '@type': 'Country', name: 'NG' },
      ],
      eligibilityToWorkRequirement: 'Remote (Kenya, Nigeria)',
    })
  })

  it('has a location for on-site work, and no salary for project pay', () => {
    const { pay } = aPostedJob()
    const posting = jobPosting(
      aPostedJob({ workplace: 'hybrid', pay: pay && { ...pay, period: 'once' }, closesAt: null }),
    )
    expect(posting).toMatchObject({
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Oslo', addressCountry: 'NO' } }],
    })
    for (const field of ['jobLocationType', 'baseSalary', 'validThrough', 'applicantLocationRequirements']) {
      expect(posting).not.toHaveProperty(field)
    }
  })
})
