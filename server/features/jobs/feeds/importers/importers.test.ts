import { describe, expect, it } from 'vitest'
import type { ImportSource } from '#shared/features/jobs/jobs/imported-job.ts'
import { FeedError } from './importer.ts'
import { importers } from './importers.ts'

const read = (source: ImportSource, text: string, url = 'https://feeds.example/list') =>
  importers[source].read(text, url)
const json = (source: ImportSource, value: unknown, url?: string) => read(source, JSON.stringify(value), url)

describe('the address of a feed', () => {
  it.each<[ImportSource, string, string | null]>([
    ['greenhouse', 'halden', 'https://boards-api.greenhouse.io/v1/boards/halden/jobs?content=true'],
    [
      'greenhouse',
      'https://job-boards.greenhouse.io/halden',
      'https://boards-api.greenhouse.io/v1/boards/halden/jobs?content=true',
    ],
    ['lever', 'https://jobs.lever.co/halden', 'https://api.lever.co/v0/postings/halden?mode=json'],
    ['lever', 'https://jobs.eu.lever.co/halden/', 'https://api.eu.lever.co/v0/postings/halden?mode=json'],
    [
      'ashby',
      'https://jobs.ashbyhq.com/Halden',
      'https://api.ashbyhq.com/posting-api/job-board/Halden?includeCompensation=true',
    ],
    ['recruitee', 'halden', 'https://halden.recruitee.com/api/offers/'],
    ['recruitee', 'https://jobs.halden.example/o/engineer', 'https://jobs.halden.example/api/offers/'],
    [
      'workable',
      'https://apply.workable.com/halden/',
      'https://apply.workable.com/api/v1/widget/accounts/halden?details=true',
    ],
    ['smartrecruiters', 'Halden', 'https://api.smartrecruiters.com/v1/companies/Halden/postings?limit=100&offset=0'],
    ['personio', 'halden', 'https://halden.jobs.personio.de/xml'],
    ['personio', 'https://halden.jobs.personio.com/?language=en', 'https://halden.jobs.personio.com/xml'],
    ['indeed', 'https://halden.example/jobs.xml', 'https://halden.example/jobs.xml'],
    ['rss', 'file:///etc/passwd', null],
    ['jsonld', 'halden', null],
    ['greenhouse', '../../admin', null],
    ['personio', 'https://evil.example/?halden.jobs.personio.de', null],
  ])('for %s from %s', (source, given, expected) => {
    expect(importers[source].addressOf(given)).toBe(expected)
  })
})

describe('Greenhouse', () => {
  it('has text that is escaped once, a location and a department', () => {
    const { postings } = json('greenhouse', {
      jobs: [
        {
          id: 7301,
          title: '  Platform   Engineer ',
          absolute_url: 'https://boards.greenhouse.io/halden/jobs/7301',
          content: '&lt;p&gt;Lenses &amp;amp; light&lt;/p&gt;',
          location: { name: 'Remote - EMEA' },
          departments: [{ name: 'Engineering' }],
          metadata: [{ name: 'Employment Type', value: 'Full-time' }],
          first_published: '2026-10-02T11:00:00-04:00',
          application_deadline: null,
        },
      ],
    })
    expect(postings).toEqual([
      expect.objectContaining({
        externalId: '7301',
        title: 'Platform Engineer',
        html: '<p>Lenses &amp; light</p>',
        department: 'Engineering',
        employmentText: 'Full-time',
        locationLines: ['Remote - EMEA'],
        publishedOn: '2026-10-02',
        closesOn: null,
      }),
    ])
  })
})

describe('Lever', () => {
  it('has lists, several locations and a salary', () => {
    const { postings } = json('lever', [
      {
        id: 'a1',
        text: 'Optician',
        hostedUrl: 'https://jobs.lever.co/halden/a1',
        categories: { location: 'Oslo', allLocations: ['Oslo', 'Bergen'], commitment: 'Part-time', team: 'Shop' },
        workplaceType: 'hybrid',
        description: '<p>Hello</p>',
        lists: [{ text: 'You', content: '<li>see well</li>' }],
        additional: '<p>Bye</p>',
        createdAt: 1_790_000_000_000,
        salaryRange: { currency: 'NOK', interval: 'per-month-salary', min: 40_000, max: 50_000 },
      },
    ])
    expect(postings[0]).toMatchObject({
      html: '<p>Hello</p>\n<h3>You</h3><ul><li>see well</li></ul>\n<p>Bye</p>',
      department: 'Shop',
      locationLines: ['Oslo', 'Bergen'],
      pay: {
        min: { amount: 4_000_000, currency: 'NOK' },
        max: { amount: 5_000_000, currency: 'NOK' },
        period: 'month',
      },
      publishedOn: '2026-09-21',
    })
  })
})

describe('Ashby', () => {
  const job = {
    id: 'b2',
    title: 'Analyst',
    jobUrl: 'https://jobs.ashbyhq.com/Halden/b2',
    location: 'Canada',
    secondaryLocations: [{ location: 'Mexico' }],
    isRemote: true,
    employmentType: 'FullTime',
    descriptionHtml: '<p>Count</p>',
    publishedAt: '2026-09-01T10:00:00.000+00:00',
    compensation: {
      summaryComponents: [
        { compensationType: 'EquityPercentage', interval: 'NONE', currencyCode: null, minValue: 1, maxValue: 2 },
        { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'CAD', minValue: 80_000, maxValue: 95_000 },
      ],
    },
  }

  it('has the salary among other components of the pay', () => {
    expect(json('ashby', { jobs: [job] }).postings[0]).toMatchObject({
      workplaceText: 'remote',
      locationLines: ['Canada', 'Mexico'],
      pay: { min: { amount: 8_000_000, currency: 'CAD' }, period: 'year' },
    })
  })

  it('skips unlisted jobs', () => {
    expect(json('ashby', { jobs: [{ ...job, isListed: false }] })).toMatchObject({
      postings: [],
      unreadable: 0,
      next: null,
    })
  })
})

describe('Recruitee', () => {
  it('has offices by city and country, and pay as text', () => {
    const { postings } = json('recruitee', {
      offers: [
        {
          id: 55,
          title: 'Accountant',
          careers_url: 'https://jobs.halden.example/o/accountant',
          description: '<p>One</p>',
          requirements: '<p>Two</p>',
          hybrid: true,
          remote: false,
          location: 'Berlin, Germany',
          locations: [{ city: 'Berlin', country_code: 'DE' }],
          employment_type_code: 'fulltime_permanent',
          salary: { min: '60000', max: '75000', period: 'year', currency: 'EUR' },
          published_at: '2026-08-05 10:10:39 UTC',
        },
      ],
    })
    expect(postings[0]).toMatchObject({
      html: '<p>One</p>\n<p>Two</p>',
      workplaceText: 'hybrid',
      offices: [{ city: 'Berlin', country: 'DE' }],
      pay: { min: { amount: 6_000_000, currency: 'EUR' }, max: { amount: 7_500_000, currency: 'EUR' } },
      publishedOn: '2026-08-05',
    })
  })
})

describe('Workable', () => {
  it('repeats a job per country, which is merged into one', () => {
    const entry = (country: string, countryCode: string) => ({
      title: 'Analyst',
      shortcode: 'C3',
      telecommuting: true,
      url: 'https://apply.workable.com/j/C3',
      country,
      city: '',
      locations: [{ countryCode, city: '' }],
      published_on: '2026-08-05',
    })
    const { postings } = json('workable', { jobs: [entry('Spain', 'ES'), entry('Portugal', 'PT')] })
    expect(postings).toHaveLength(1)
    expect(postings[0]).toMatchObject({
      locationLines: ['Spain', 'Portugal'],
      offices: [
        { city: null, country: 'ES' },
        { city: null, country: 'PT' },
      ],
    })
  })
})

describe('SmartRecruiters', () => {
  const entry = {
    id: '9001',
    name: 'Nurse',
    company: { identifier: 'Halden' },
    location: { city: 'Oslo', country: 'no', remote: false, hybrid: false, fullLocation: 'Oslo, Norway' },
    typeOfEmployment: { label: 'Part-time' },
    releasedDate: '2026-06-08T02:11:28.000Z',
  }
  const list = importers.smartrecruiters.addressOf('Halden') ?? ''

  it('comes in pages', () => {
    expect(json('smartrecruiters', { offset: 0, totalFound: 101, content: [entry] }, list).next).toBe(
      'https://api.smartrecruiters.com/v1/companies/Halden/postings?limit=100&offset=100',
    )
    expect(json('smartrecruiters', { offset: 100, totalFound: 101, content: [entry] }, list).next).toBeNull()
  })

  it('has the text of a job at an address of its own', () => {
    const [posting] = json('smartrecruiters', { offset: 0, totalFound: 1, content: [entry] }, list).postings
    if (!posting) throw new Error('no posting')
    const { details } = importers.smartrecruiters
    expect(details?.addressOf(posting)).toBe('https://api.smartrecruiters.com/v1/companies/Halden/postings/9001')
    const text = JSON.stringify({ jobAd: { sections: { jobDescription: { title: 'Job', text: '<p>Care</p>' } } } })
    expect(details?.read(posting, text).html).toBe('<h3>Job</h3><p>Care</p>')
  })
})

describe('Personio', () => {
  const xml = `<?xml version="1.0"?><workzag-jobs><position><id>18</id><office>Munich</office>
    <additionalOffices><office>Berlin</office><office>Remote</office></additionalOffices>
    <department>R&amp;D</department><name>Data Engineer</name><schedule>full-time</schedule>
    <jobDescriptions><jobDescription><name>Tasks</name><value><![CDATA[<ul><li>Build</li></ul>]]></value></jobDescription>
    </jobDescriptions><createdAt>2026-01-13T14:10:41+00:00</createdAt></position></workzag-jobs>`

  it('has offices, text sections and no address of its own', () => {
    expect(read('personio', xml, 'https://halden.jobs.personio.de/xml').postings).toEqual([
      expect.objectContaining({
        externalId: '18',
        url: 'https://halden.jobs.personio.de/job/18',
        department: 'R&D',
        html: '<h3>Tasks</h3><ul><li>Build</li></ul>',
        locationLines: ['Munich', 'Berlin', 'Remote'],
        publishedOn: '2026-01-13',
      }),
    ])
  })

  it('without positions is an empty list, and anything else an error', () => {
    expect(read('personio', '<workzag-jobs></workzag-jobs>').postings).toEqual([])
    expect(() => read('personio', '<html><body>404</body></html>')).toThrow(FeedError)
  })
})

describe('XML for job boards', () => {
  it('has a job per element', () => {
    const xml = `<source><publisher>Halden</publisher><job><title><![CDATA[Cook]]></title><referencenumber>c-1</referencenumber>
      <url>https://halden.example/cook</url><city>Lagos</city><country>NG</country><description><![CDATA[<p>Cook</p>]]></description>
      <date>Mon, 05 Oct 2026 10:00:00 GMT</date></job></source>`
    expect(read('indeed', xml).postings).toEqual([
      expect.objectContaining({
        externalId: 'c-1',
        html: '<p>Cook</p>',
        offices: [{ city: 'Lagos', country: 'NG' }],
        publishedOn: '2026-10-05',
      }),
    ])
  })
})

describe('RSS and Atom', () => {
  it('take locations from the elements of job boards', () => {
    const xml = `<rss version="2.0" xmlns:content="x"><channel><item><title>Writer</title><link>https://w.example/1</link>
      <guid isPermaLink="false">w-1</guid><region>Anywhere in the World</region><description>short</description>
      <content:encoded><![CDATA[<p>long</p>]]></content:encoded><pubDate>Mon, 05 Oct 2026 10:00:00 +0000</pubDate></item></channel></rss>`
    expect(read('rss', xml).postings).toEqual([
      expect.objectContaining({ externalId: 'w-1', html: '<p>long</p>', locationLines: ['Anywhere in the World'] }),
    ])
  })

  it('are both read', () => {
    const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>urn:1</id><title>Editor</title>
      <link rel="alternate" href="https://w.example/2"/><summary>Edit</summary><updated>2026-10-05T10:00:00Z</updated></entry></feed>`
    expect(read('rss', xml).postings).toEqual([
      expect.objectContaining({
        externalId: 'urn:1',
        url: 'https://w.example/2',
        html: 'Edit',
        publishedOn: '2026-10-05',
      }),
    ])
  })
})

describe('a page with a JobPosting', () => {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Translator',
    description: '<p>Translate</p>',
    identifier: { '@type': 'PropertyValue', value: 42 },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Kenya' },
      { '@type': 'Country', name: 'Ghana' },
    ],
    employmentType: ['CONTRACTOR', 'PART_TIME'],
    baseSalary: { currency: 'USD', value: { minValue: 20, maxValue: 30, unitText: 'HOUR' } },
    validThrough: '2026-12-31T23:59',
  }
  const page = (value: unknown) =>
    `<html><script type="application/ld+json">{broken</script><script type="application/ld+json">${JSON.stringify(value)}</script></html>`

  it('is read from the page, including from a graph', () => {
    for (const value of [posting, { '@graph': [{ '@type': 'Organization' }, posting] }]) {
      expect(read('jsonld', page(value), 'https://halden.example/jobs/42').postings).toEqual([
        expect.objectContaining({
          externalId: '42',
          url: 'https://halden.example/jobs/42',
          locationLines: ['Remote (Kenya, Ghana)'],
          workplaceText: 'remote',
          closesOn: '2026-12-31',
          pay: expect.objectContaining({ period: 'hour' }),
        }),
      ])
    }
  })

  it('may come as a JSON Feed', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ url: 'https://h.example/7', _jobposting: posting }],
    }
    expect(json('jsonld', feed).postings[0]).toMatchObject({ url: 'https://h.example/7', title: 'Translator' })
  })

  it('is required', () => {
    expect(() => read('jsonld', '<html><p>No jobs</p></html>')).toThrow(
      expect.objectContaining({ code: 'no_job_on_page' }),
    )
  })
})

const jsonSources: ImportSource[] = ['greenhouse', 'lever', 'ashby', 'recruitee', 'workable', 'smartrecruiters']
const xmlSources: ImportSource[] = ['personio', 'indeed', 'rss']

describe('a feed with the wrong format', () => {
  it.each(jsonSources)('is detected for %s', (source) => {
    for (const text of [
      '',
      '<html></html>',
      'null',
      '7',
      '"jobs"',
      '{}',
      '{"jobs":{}}',
      '{"jobs":7}',
      '[[[['.repeat(10_000),
    ]) {
      expect(() => {
        const page = read(source, text)
        // A bare list of garbage yields no posting instead of an error.
        if (page.postings.length === 0) throw new FeedError('wrong_format')
      }).toThrow(FeedError)
    }
  })

  it.each(xmlSources)('is detected for %s', (source) => {
    const bomb =
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>'
    for (const text of ['', '{}', '<a><b></a>', bomb, `<rss>${'<x>'.repeat(5_000)}`, '<?xml version="1.0"?><other/>']) {
      expect(() => read(source, text)).toThrow(FeedError)
    }
  })

  it('keeps the valid entries and counts the others', () => {
    const right = {
      id: 1,
      title: 'Cook',
      absolute_url: 'https://b.example/1',
      content: 5,
      location: 'Oslo',
      departments: {},
    }
    const changed = [{ title: 9 }, { absolute_url: 'javascript:1' }, { id: {} }]
    const wrong = [null, 7, 'x', [], {}, ...changed.map((part) => ({ ...right, ...part }))]
    const page = json('greenhouse', { jobs: [right, ...wrong] })
    expect(page.postings).toEqual([expect.objectContaining({ externalId: '1', html: '', locationLines: [] })])
    expect(page.unreadable).toBe(wrong.length)
  })

  it('may not be endless', () => {
    expect(() => json('greenhouse', { jobs: Array.from({ length: 5_001 }, () => ({})) })).toThrow(
      expect.objectContaining({ code: 'too_many_jobs' }),
    )
  })
})
