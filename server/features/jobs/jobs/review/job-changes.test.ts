import { describe, expect, it } from 'vitest'
import { changesBetween, isDifferentOffer, mergeChanges, type TrackedJob, withoutChanges } from './job-changes.ts'

const text = `<p>${'You build the part of our product that nobody sees. '.repeat(6)}</p>`

const job: TrackedJob = {
  title: 'Backend engineer',
  description: text,
  responsibilities: [],
  requirements: ['Three years of PostgreSQL'],
  benefits: [],
  department: null,
  openings: 1,
  employmentType: 'full_time',
  engagements: ['employee_local'],
  workplace: 'remote',
  seniority: 'mid',
  eligibility: {
    mode: 'allow',
    countries: ['KE'],
    regions: [],
    excludedSubdivisions: [],
    workAuthorization: null,
    residenceRequired: false,
    evidence: null,
  },
  hours: { zone: null, core: null, minOverlapHours: 0, utcOffsets: null },
  pay: null,
  languages: [],
  skills: [],
  locations: [],
  stages: [{ name: 'Interview', kind: 'interview' }],
  travelPercent: 0,
  equipment: null,
  equity: null,
  bonus: null,
  visibility: 'public',
  replyDays: 7,
  applicationCap: null,
  externalUrl: 'https://jobs.example/1',
}

const changed = (named: Partial<TrackedJob>) => isDifferentOffer(job, { ...job, ...named })
const link = (href: string) => ({ description: `${text}<p><a rel="nofollow noopener" href="${href}">Apply</a></p>` })

describe('a change', () => {
  it.each<[string, Partial<TrackedJob>]>([
    ['of the title', { title: 'Payment agent' }],
    ['of the pay', { pay: aPay(5_000_00) }],
    ['of the eligibility', { eligibility: { ...job.eligibility, countries: ['KE', 'UG'] } }],
    ['of the engagement', { engagements: ['contractor'] }],
    ['of the workplace', { workplace: 'onsite' }],
    ['of the locations', { locations: [{ kind: 'office', city: 'Kampala', country: 'UG' }] }],
    ['of the department', { department: 'Payments' }],
    ['of the languages', { languages: [{ language: 'nb', level: 'C1' }] }],
    ['of the hours', { hours: { ...job.hours, minOverlapHours: 6 } }],
    ['of the stages', { stages: [{ name: 'Trial week without pay', kind: 'task' }] }],
    ['of where people apply', { externalUrl: 'https://elsewhere.example/1' }],
    ['of the text', { description: `<p>${'Pay a small fee first and start on Monday. '.repeat(6)}</p>` }],
    [
      'by a sentence in another script',
      { description: `${text}<p>${'応募する前に手数料を支払ってください'.repeat(4)}</p>` },
    ],
    ['by a line among the requirements', { requirements: ['A bank account through which you pass on money for us'] }],
    ['by a number to call', { requirements: ['Three years of PostgreSQL', 'Call +254700'] }],
    ['by an address to write to', { bonus: 'a@b.ke' }],
    ['by a link', link('https://pay.example')],
  ])('%s makes it a different offer', (_what, named) => {
    expect(changed(named)).toBe(true)
  })

  it.each<[string, Partial<TrackedJob>]>([
    ['of a typo in the text', { description: text.replace('nobody', 'no-one') }],
    ['of case and spaces in the title', { title: 'Backend  Engineer' }],
    ['of the evidence', { eligibility: { ...job.eligibility, evidence: 'Kenya only.' } }],
    ['of the page on the same site', { externalUrl: 'https://jobs.example/1?from=feed' }],
    ['of anything beside the offer', { openings: 3, replyDays: 3, applicationCap: 100 }],
  ])('%s does not make it a different offer', (_what, named) => {
    expect(changed(named)).toBe(false)
  })

  it('of a link target is detected, wherever its href is', () => {
    const before = { ...job, ...link('https://jobs.example/apply') }
    expect(isDifferentOffer(before, { ...job, ...link('https://pay.example/apply') })).toBe(true)
  })
})

function aPay(amount: number): TrackedJob['pay'] {
  const max = { amount, currency: 'EUR' }
  return { min: null, max, period: 'month', hoursPerWeek: 40, basis: 'gross', policy: 'global' }
}

describe('a list of changes', () => {
  const second = { ...job, title: 'Backend engineer, payments', openings: 2 }
  const third = { ...second, title: 'Head of payments' }

  it('names each field with its old and new value', () => {
    expect(changesBetween(job, second)).toEqual([
      { field: 'title', from: 'Backend engineer', to: 'Backend engineer, payments' },
      { field: 'openings', from: 1, to: 2 },
    ])
  })

  it('can be reverted to the first version, over any number of steps', () => {
    const changes = [...changesBetween(job, second), ...changesBetween(second, third)]
    expect(withoutChanges(third, changes)).toEqual(job)
    expect(mergeChanges(changes)).toEqual(changesBetween(job, third))
  })

  it('omits fields that ended up unchanged', () => {
    expect(mergeChanges([...changesBetween(job, third), ...changesBetween(third, job)])).toEqual([])
  })
})
