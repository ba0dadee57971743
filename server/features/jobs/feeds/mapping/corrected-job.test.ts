import { expect, it } from 'vitest'
import { anImportedJob } from '#server/features/jobs/jobs/intake/imported-jobs.builder.ts'
import { correctedJob } from './corrected-job.ts'

const evidence = { eligibility: 'Remote, EMEA preferred', workplace: null, hours: null, pay: null }
const onlyEurope = { field: 'eligibility', mode: 'allow', countries: [], regions: ['europe'] } as const

it('reads a line as the company says, and no other', () => {
  const job = anImportedJob({ evidence })
  const corrected = correctedJob(job, [
    { ...onlyEurope, regions: ['europe'], countries: [], line: 'Remote, EMEA preferred' },
  ])
  expect(corrected.eligibility).toMatchObject({ mode: 'allow', regions: ['europe'] })
  expect(corrected.workplace).toBe(job.workplace)
  expect(correctedJob(job, [{ ...onlyEurope, regions: ['europe'], countries: [], line: 'Remote' }])).toEqual(job)
})

it('says what postings that say nothing mean', () => {
  const job = anImportedJob({ evidence, workplace: null })
  expect(correctedJob(job, [{ field: 'workplace', line: '', workplace: 'hybrid' }]).workplace).toBe('hybrid')
})
