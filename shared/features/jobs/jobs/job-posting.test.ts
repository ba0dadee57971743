import { describe, expect, it } from 'vitest'
import { aPostedJob } from './job-posting.builder.ts'
import { fullDescription, pagePosting } from './job-posting.ts'
import { jobPostingProblems } from './job-posting-problems.builder.ts'
import {
  type EligibilityMode,
  eligibilityModes,
  employmentTypes,
  type JobRegion,
  payPeriods,
  statedWorkplaces,
} from './job-terms.ts'

const withMode = (mode: EligibilityMode, named: { countries?: string[]; regions?: JobRegion[] } = {}) => {
  const { eligibility } = aPostedJob()
  return aPostedJob({ eligibility: { ...eligibility, countries: [], regions: [], ...named, mode } })
}

const homesIn = (job: Parameters<typeof pagePosting>[0]): string[] => {
  const posting = pagePosting(job)
  const homes = posting && 'applicantLocationRequirements' in posting ? posting.applicantLocationRequirements : []
  return (homes ?? []).map(({ name }) => name)
}

describe('the posting on a job page', () => {
  it('is valid for search engines, for every kind of job that says who can take it', () => {
    for (const mode of eligibilityModes.filter((one) => one !== 'unknown'))
      for (const workplace of statedWorkplaces)
        for (const employmentType of employmentTypes)
          for (const period of payPeriods) {
            const job = withMode(mode, mode === 'worldwide' ? {} : { countries: ['KE'], regions: ['eu'] })
            const pay = job.pay && { ...job.pay, period }
            expect(jobPostingProblems(pagePosting({ ...job, workplace, employmentType, pay }))).toEqual([])
          }
  })

  it('names places only as far as the job does if it does not say where the work is done', () => {
    const job = aPostedJob({ workplace: 'unknown' })
    expect(pagePosting({ ...job, locations: [] })).toBeNull()
    const posting = pagePosting({ ...job, locations: [{ city: 'Oslo', country: 'NO' }] })
    expect(posting).toMatchObject({ jobLocation: [{ address: { addressLocality: 'Oslo' } }] })
    expect(posting).not.toHaveProperty('jobLocationType')
  })

  it('contains the full text of the job as HTML', () => {
    const description = fullDescription({
      description: '<p>Grind lenses.</p>',
      responsibilities: ['Grind'],
      requirements: ['A steady hand & <two> eyes'],
      benefits: [],
    })
    expect(description).toBe(
      '<p>Grind lenses.</p><ul><li>Grind</li></ul><ul><li>A steady hand &amp; &lt;two&gt; eyes</li></ul>',
    )
    expect(jobPostingProblems(pagePosting(aPostedJob({ description })))).toEqual([])
  })

  it('lists every inhabited country in which people can be paid for a worldwide job', () => {
    const homes = homesIn(withMode('worldwide'))
    expect(homes).toEqual(expect.arrayContaining(['KE', 'BR', 'JP', 'US', 'NO']))
    expect(homes.filter((country) => ['KP', 'AQ', 'BV'].includes(country))).toEqual([])
  })

  it('lists exactly the countries a job allows, or all but those it excludes', () => {
    expect(homesIn(withMode('allow', { countries: ['KE', 'FR'], regions: ['eu'] }))).toHaveLength(28)
    const homes = homesIn(withMode('deny', { countries: ['US'], regions: ['eu'] }))
    expect([homes.includes('KE'), homes.includes('US'), homes.includes('FR')]).toEqual([true, false, false])
  })

  it('omits countries of a region in which nobody can be paid', () => {
    const homes = homesIn(withMode('allow', { regions: ['mena', 'latam', 'apac'] }))
    expect(homes).toContain('AE')
    for (const country of ['IR', 'CU', 'KP']) expect(homes).not.toContain(country)
    expect(pagePosting(withMode('allow', { countries: ['IR'] }))).toBeNull()
  })

  it('is omitted for a remote job that does not say who can take it, because any claim could be false', () => {
    expect(pagePosting(withMode('unknown'))).toBeNull()
  })

  it('has the location of the job, or of the company if the job has none', () => {
    const posting = pagePosting({
      ...withMode('unknown'),
      workplace: 'onsite',
      locations: [{ city: null, country: null }],
    })
    expect(jobPostingProblems(posting)).toEqual([])
    expect(posting).toMatchObject({ jobLocation: [{ address: { addressLocality: 'Oslo', addressCountry: 'NO' } }] })
  })
})

it('detects what search engines would reject', () => {
  const posting = pagePosting(aPostedJob()) ?? {}
  expect(jobPostingProblems({ ...posting, applicantLocationRequirements: [] })).toEqual(['where the work is'])
  expect(jobPostingProblems({ ...posting, title: ' ', datePosted: 'soon' })).toEqual(['title', 'datePosted'])
  expect(jobPostingProblems({ ...posting, jobLocation: [{ '@type': 'Place' }] })).toEqual(['where the work is'])
})
