import type { PostedJob } from './job-posting.ts'

/** A remote job of a company in Oslo for people in Kenya and Nigeria, unless the test says otherwise. */
export const aPostedJob = (overrides: Partial<PostedJob> = {}): PostedJob => ({
  id: '0192f0c1-0000-7000-8000-000000000001',
  url: 'https://meridian.example/apply/0192f0c1',
  title: 'Optician & engineer <lenses>',
  description: '<p>Grind &amp; polish ]]> lenses.</p>',
  company: { name: 'Halden “Optics” & Co', url: 'https://halden.example', city: 'Oslo', country: 'NO' },
  employmentType: 'full_time',
  workplace: 'remote',
  locations: [{ city: 'Oslo', country: 'NO' }],
  eligibility: {
    mode: 'allow',
    countries: ['KE', 'NG'],
    regions: [],
    excludedSubdivisions: [],
    workAuthorization: 'must_hold',
    residenceRequired: true,
    evidence: 'Remote (Kenya, Nigeria)',
  },
  pay: {
    min: { amount: 60_000_00, currency: 'EUR' },
    max: { amount: 75_000_00, currency: 'EUR' },
    period: 'year',
    hoursPerWeek: 40,
    basis: 'gross',
    policy: 'global',
  },
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-03T08:00:00.000Z',
  closesAt: '2026-12-01T08:00:00.000Z',
  isAppliedToHere: true,
  ...overrides,
})
