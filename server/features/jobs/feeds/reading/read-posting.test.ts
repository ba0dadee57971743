import { describe, expect, it } from 'vitest'
import type { Posting } from '../importers/importer.ts'
import { readPosting } from './read-posting.ts'

const aPosting = (named: Partial<Posting> = {}): Posting => ({
  externalId: '1',
  url: 'https://jobs.example/1',
  title: 'Senior Engineer',
  html: '<p>Build things.</p>',
  department: null,
  employmentText: '',
  workplaceText: '',
  locationLines: [],
  offices: [],
  pay: null,
  publishedOn: null,
  closesOn: null,
  ...named,
})

describe('a posting', () => {
  it('has no place where its location line says something else', () => {
    for (const line of ['ONSITE (3 days/week)', 'Full-time, on-site', 'Hybrid. Join us in changing theatre.'])
      expect(readPosting('rss', aPosting({ locationLines: [line] })).locations).toEqual([])
    expect(readPosting('rss', aPosting({ locationLines: ['Brightloom Village'] })).locations).toEqual([
      { city: 'Brightloom Village', country: null },
    ])
  })

  it('has its pay read across the lines of a range', () => {
    const { pay } = readPosting(
      'lever',
      aPosting({ html: '<p>Base salary range:</p><p>$206,800</p><p>—</p><p>$258,500 USD</p>' }),
    )
    expect(pay).toMatchObject({ min: { amount: 20_680_000 }, max: { amount: 25_850_000, currency: 'USD' } })
  })

  it.each([
    ['CZ, (Remote)', { mode: 'allow', countries: ['CZ'] }],
    // Illinois or Israel: the place is unknown.
    ['Nowhereville, IL, (Remote)', { mode: 'unknown' }],
    ['Springfield, IL, (Remote)', { mode: 'allow', countries: ['US'] }],
    ['Remote (+-2 EU CET)', { mode: 'unknown' }],
  ])('located in "%s" is open to %o', (location, eligibility) => {
    expect(
      readPosting('lever', aPosting({ locationLines: [location], workplaceText: 'remote' })).eligibility,
    ).toMatchObject(eligibility)
  })

  it('is read as a job, with the lines it was read from', () => {
    const job = readPosting(
      'lever',
      aPosting({
        title: 'Senior Engineer (Contract)',
        workplaceText: 'remote',
        locationLines: ['Remote'],
        html: `<p>You work as an independent contractor.</p><ul><li>You must be based in Kenya or Uganda.</li>
          <li>At least 4 hours of overlap with CET.</li><li>Pay: $40–55 per hour</li></ul><script>alert(1)</script>`,
      }),
    )
    expect(job).toMatchObject({
      employmentType: 'contract',
      engagements: ['contractor'],
      workplace: 'remote',
      seniority: 'senior',
      locations: [],
      eligibility: { mode: 'allow', countries: ['KE', 'UG'], evidence: 'You must be based in Kenya or Uganda.' },
      hours: { zone: 'Europe/Berlin', minOverlapHours: 4 },
      pay: { min: { amount: 4_000, currency: 'USD' }, period: 'hour' },
      evidence: {
        eligibility: 'You must be based in Kenya or Uganda.',
        hours: 'At least 4 hours of overlap with CET.',
        pay: 'Pay: $40–55 per hour',
      },
    })
    expect(job.description).not.toContain('script')
  })

  it('that says little leaves all fields unknown', () => {
    expect(readPosting('rss', aPosting({ title: 'Engineer', locationLines: ['Remote'] }))).toMatchObject({
      employmentType: null,
      engagements: [],
      seniority: null,
      eligibility: { mode: 'unknown', workAuthorization: null, evidence: null },
      hours: { zone: null, core: null, minOverlapHours: 0, utcOffsets: null },
      pay: null,
      evidence: { eligibility: null, hours: null, pay: null },
    })
  })

  it.each([
    [['Munich'], [], [{ city: 'Munich', country: 'DE' }]],
    [['São Paulo, Brazil'], [], [{ city: 'São Paulo', country: 'BR' }]],
    [['Smallville'], [], [{ city: 'Smallville', country: null }]],
    [['Remote (US only)'], [], [{ city: null, country: 'US' }]],
    [['Remote'], [], []],
    [
      ['ignored'],
      [
        { city: 'Nairobi', country: 'Kenya' },
        { city: 'Nairobi', country: 'ke' },
      ],
      [{ city: 'Nairobi', country: 'KE' }],
    ],
  ])('in %s has these locations', (locationLines, offices, expected) => {
    expect(readPosting('lever', aPosting({ locationLines, offices })).locations).toEqual(expected)
  })
})
