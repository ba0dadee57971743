import { describe, expect, it } from 'vitest'
import type { ImportSource } from '#shared/features/jobs/jobs/imported-job.ts'
import type { Posting } from '../importer.ts'
import { importers } from '../importers.ts'

const read = (source: ImportSource, value: unknown, url = 'https://feeds.example/list') =>
  importers[source].read(typeof value === 'string' ? value : JSON.stringify(value), url)

/** The list entry and the details combined. */
function complete(source: ImportSource, listed: Posting | undefined, value: unknown) {
  const { details } = importers[source]
  if (!details || !listed) throw new Error('there are no details')
  return { address: details.addressOf(listed), posting: details.read(listed, JSON.stringify(value)) }
}

describe('the address of a feed', () => {
  it.each<[ImportSource, string, string | null]>([
    [
      'workday',
      'https://halden.wd3.myworkdayjobs.com/en-US/Careers',
      'https://halden.wd3.myworkdayjobs.com/wday/cxs/halden/Careers/jobs',
    ],
    ['workday', 'halden', null],
    ['workday', 'https://evil.example/halden.wd3.myworkdayjobs.com/x', null],
    [
      'rippling',
      'https://ats.rippling.com/halden/jobs',
      'https://api.rippling.com/platform/api/ats/v1/board/halden/jobs',
    ],
    ['bamboohr', 'https://halden.bamboohr.com/careers', 'https://halden.bamboohr.com/careers/list'],
    ['bamboohr', 'https://halden.bamboohr.com.evil.example/careers', null],
    ['breezy', 'halden', 'https://halden.breezy.hr/json?verbose=true'],
    ['pinpoint', 'https://halden.pinpointhq.com/', 'https://halden.pinpointhq.com/postings.json'],
    ['teamtailor', 'https://jobs.halden.example/people', 'https://jobs.halden.example/jobs.rss'],
    ['jazzhr', 'https://halden.applytojob.com/apply', 'https://app.jazz.co/feeds/export/jobs/halden'],
    ['successfactors', 'https://jobs.halden.example/', 'https://jobs.halden.example/services/rss/job/?locale=en_US'],
    [
      'oracle',
      'https://halden.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/jobs',
      'https://halden.fa.em2.oraclecloud.com/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.secondaryLocations&finder=findReqs;siteNumber=CX_1,limit=100,offset=0,sortBy=POSTING_DATES_DESC',
    ],
    ['oracle', 'https://halden.example/jobs', null],
  ])('for %s from %s', (source, given, expected) => {
    expect(importers[source].addressOf(given)).toBe(expected)
  })
})

it('Workday has pages of twenty, and the text and all places in the details', () => {
  const url = 'https://halden.wd3.myworkdayjobs.com/wday/cxs/halden/Careers/jobs'
  const entry = (number: number) => ({
    title: 'Lens Grinder',
    externalPath: `/job/Oslo/Lens-Grinder_R-${number}`,
    locationsText: '2 Locations',
    postedOn: 'Posted Today',
  })
  const entries = Array.from({ length: 20 }, (_, number) => entry(number))
  const page = read('workday', { total: 21, jobPostings: entries }, url)
  expect(page.next).toBe(`${url}#offset=20`)
  expect(importers.workday.bodyFor?.(page.next ?? '')).toMatchObject({ limit: 20, offset: 20 })
  expect(read('workday', { total: 0, jobPostings: [entry(20)] }, page.next ?? '').next).toBeNull()
  expect(page.postings[0]).toMatchObject({
    url: 'https://halden.wd3.myworkdayjobs.com/Careers/job/Oslo/Lens-Grinder_R-0',
    locationLines: [],
  })
  const { address, posting } = complete('workday', page.postings[0], {
    jobPostingInfo: {
      jobDescription: '<p>Grind</p>',
      location: 'Oslo',
      additionalLocations: ['Bergen', 'Oslo'],
      timeType: 'Full time',
      remoteType: 'Hybrid',
      startDate: '2026-10-01',
    },
  })
  expect(address).toBe('https://halden.wd3.myworkdayjobs.com/wday/cxs/halden/Careers/job/Oslo/Lens-Grinder_R-0')
  expect(posting).toMatchObject({
    html: '<p>Grind</p>',
    workplaceText: 'Hybrid',
    locationLines: ['Oslo', 'Bergen'],
    publishedOn: '2026-10-01',
  })
})

it('Rippling has the text in the details', () => {
  const { postings } = read('rippling', [
    {
      uuid: 'r1',
      name: 'Optician',
      url: 'https://ats.rippling.com/halden/jobs/r1',
      department: { label: 'Shop' },
      workLocation: { label: 'Remote (Norway)' },
    },
  ])
  const { address, posting } = complete('rippling', postings[0], {
    description: { company: '<p>We</p>', role: '<p>You</p>' },
    workLocations: ['Remote (Norway)', 'Oslo, Norway'],
    employmentType: { label: 'Salaried, full-time' },
    createdOn: '2026-09-30T08:00:00Z',
  })
  expect(address).toBe('https://api.rippling.com/platform/api/ats/v1/board/halden/jobs/r1')
  expect(posting).toMatchObject({
    html: '<p>You</p>\n<p>We</p>',
    locationLines: ['Remote (Norway)', 'Oslo, Norway'],
    department: 'Shop',
    publishedOn: '2026-09-30',
  })
})

it('BambooHR has a number for the workplace, and pay in the details', () => {
  const { postings } = read(
    'bamboohr',
    {
      result: [
        {
          id: '41',
          jobOpeningName: 'Bookkeeper',
          departmentLabel: 'Finance',
          employmentStatusLabel: 'Part-Time',
          location: { city: 'Austin', state: 'Texas' },
          atsLocation: { country: 'United States', state: null, city: null },
          locationType: '2',
        },
      ],
    },
    'https://halden.bamboohr.com/careers/list',
  )
  expect(postings[0]).toMatchObject({
    url: 'https://halden.bamboohr.com/careers/41',
    workplaceText: 'hybrid',
    locationLines: ['Austin, Texas, United States'],
  })
  const { address, posting } = complete('bamboohr', postings[0], {
    result: { jobOpening: { description: '<p>Count</p>', compensation: '$30 per hour', datePosted: '2026-08-02' } },
  })
  expect(address).toBe('https://halden.bamboohr.com/careers/41/detail')
  expect(posting.html).toBe('<p>Count</p>\n<p>Compensation: $30 per hour</p>')
})

it('Breezy says whether a place is remote', () => {
  const { postings } = read('breezy', [
    {
      id: 'b1',
      name: 'Tutor',
      url: 'https://halden.breezy.hr/p/b1-tutor',
      description: '<p>Teach</p>',
      department: 'School',
      salary: '€20 - €25 per hour',
      type: { name: 'Contract' },
      location: { name: 'Lisbon, PT', city: 'Lisbon', is_remote: true, country: { id: 'PT' } },
      published_date: '2026-10-10T10:00:00Z',
    },
  ])
  expect(postings[0]).toMatchObject({
    html: '<p>Teach</p>\n<p>Salary: €20 - €25 per hour</p>',
    workplaceText: 'remote',
    offices: [{ city: 'Lisbon', country: 'PT' }],
    employmentText: 'Contract',
  })
})

describe('Pinpoint', () => {
  const posting = {
    id: 5,
    title: 'Archivist',
    url: 'https://halden.pinpointhq.com/en/postings/5',
    description: '<p>Keep</p>',
    employment_type_text: 'Permanent - Full Time',
    workplace_type: 'onsite',
    location: { name: 'HQ', city: 'Leeds', province: 'West Yorkshire' },
    compensation_visible: true,
    compensation_minimum: 30_000,
    compensation_maximum: 34_000,
    compensation_currency: 'GBP',
    compensation_frequency: 'year',
    deadline_at: '2026-12-01T00:00:00Z',
    job: { department: { name: 'Library' } },
  }
  it('has the city, the pay and the last day', () => {
    expect(read('pinpoint', { data: [posting] }).postings[0]).toMatchObject({
      locationLines: ['Leeds, West Yorkshire'],
      pay: { min: { amount: 3_000_000, currency: 'GBP' }, period: 'year' },
      closesOn: '2026-12-01',
    })
  })
  it('has no pay where the company hides it', () => {
    expect(read('pinpoint', { data: [{ ...posting, compensation_visible: false }] }).postings[0]?.pay).toBeNull()
  })
})

it('Teamtailor says whether the work is fully remote; anything less says nothing', () => {
  const item = (status: string) => `<item><title>Baker</title><link>https://jobs.halden.example/jobs/${status}</link>
    <guid>${status}</guid><description>&lt;p&gt;Bake&lt;/p&gt;</description><pubDate>Thu, 01 Oct 2026 10:00:00 +0200</pubDate>
    <remoteStatus>${status}</remoteStatus><tt:department>Kitchen</tt:department><tt:locations><tt:location>
    <tt:city>Malmö</tt:city><tt:country>Sweden</tt:country></tt:location></tt:locations></item>`
  const { postings } = read(
    'teamtailor',
    `<rss xmlns:tt="https://teamtailor.com/locations"><channel>${['fully', 'hybrid', 'temporary', 'none'].map(item).join('')}</channel></rss>`,
  )
  expect(postings.map(({ workplaceText }) => workplaceText)).toEqual(['remote', 'hybrid', '', ''])
  expect(postings[0]).toMatchObject({ locationLines: ['Malmö, Sweden'], department: 'Kitchen', html: '<p>Bake</p>' })
})

it('JazzHR lists closed jobs, too', () => {
  const job = (id: number, status: string) => `<job><id>${id}</id><status>${status}</status><title>Driver</title>
    <url>https://halden.applytojob.com/apply/${id}</url><city>Reno</city><state>NV</state><country>United States</country>
    <type>Full Time</type><description>&lt;p&gt;Drive&lt;/p&gt;</description></job>`
  const { postings } = read('jazzhr', `<jobs>${job(1, 'Open')}${job(2, 'Closed')}</jobs>`)
  expect(postings).toEqual([
    expect.objectContaining({
      externalId: '1',
      locationLines: ['Reno, NV, United States'],
      employmentText: 'Full Time',
    }),
  ])
})

it('SuccessFactors repeats the place in the title', () => {
  const { postings } = read(
    'successfactors',
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><title>Fitter (m/f/d) (Graz, AT, 8010)</title>
    <link>https://jobs.halden.example/job/1</link><g:id>1</g:id><g:location>Graz, AT, 8010</g:location>
    <description>&lt;p&gt;Fit&lt;/p&gt;</description></item></channel></rss>`,
  )
  expect(postings[0]).toMatchObject({ title: 'Fitter (m/f/d)', locationLines: ['Graz, AT, 8010'] })
})

it('Oracle has pages of a hundred and the text in the details', () => {
  const url = importers.oracle.addressOf(
    'https://halden.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1',
  )
  const requisition = {
    Id: '300',
    Title: 'Auditor',
    PostedDate: '2026-11-01',
    PrimaryLocation: 'Nairobi, Kenya',
    WorkplaceType: 'Remote',
    secondaryLocations: [{ Name: 'Kampala, Uganda' }],
  }
  const page = read('oracle', { items: [{ TotalJobsCount: 150, requisitionList: [requisition] }] }, url ?? '')
  expect(page.next).toContain('offset=100')
  expect(page.postings[0]).toMatchObject({
    url: 'https://halden.fa.em2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/300',
    workplaceText: 'Remote',
    locationLines: ['Nairobi, Kenya', 'Kampala, Uganda'],
  })
  const { address, posting } = complete('oracle', page.postings[0], {
    items: [{ ExternalDescriptionStr: '<p>Audit</p>', JobSchedule: 'Full time' }],
  })
  expect(address).toContain('finder=ById;Id="300",siteNumber=CX_1')
  expect(posting).toMatchObject({ html: '<p>Audit</p>', employmentText: 'Full time' })
})
