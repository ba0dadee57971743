import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

/** The table of the sample tree with other features in the area of jobs. */
const tableWith = (jobs: string, talk = `inbox: { for: 'messages' }`) => ({
  'features.ts': `export const areas = {
    jobs: { for: 'finding work', features: { ${jobs} } },
    talk: { for: 'conversations', features: { ${talk} } },
  }`,
})
const JOBS = `jobs: { for: 'postings' }`
const SAVED_JOBS = `'saved-jobs': { for: 'a shortlist', uses: ['jobs'] }`

describe('features', () => {
  it('may not use a feature listed below them in their area', async () => {
    expect(await violationsWith(tableWith(`${SAVED_JOBS}, ${JOBS}`))).toEqual([
      'within its area a feature uses only features listed above it | features.ts: saved-jobs uses jobs, which is not above it in area jobs',
    ])
  })

  it('may not list a feature of another area, because areas are ordered as a whole', async () => {
    const table = tableWith(`${JOBS}, ${SAVED_JOBS}`, `inbox: { for: 'messages', uses: ['jobs'] }`)
    expect(await violationsWith(table)).toContain(
      'within its area a feature uses only features listed above it | features.ts: inbox uses jobs, which is not above it in area talk',
    )
  })

  it('have unique names', async () => {
    const table = tableWith(`${JOBS}, ${SAVED_JOBS}`, `inbox: { for: 'messages' }, jobs: { for: 'again' }`)
    expect(await violationsWith(table)).toContain('feature names are unique | features.ts: jobs is listed twice')
  })

  it('must be in the table', async () => {
    expect(await violationsWith({ 'web/features/talk/offers/offer-card.tsx': '' })).toEqual([
      'every feature folder is in features.ts, and every feature has a folder | web/features/talk/offers/offer-card.tsx: feature talk/offers is not in features.ts',
    ])
  })

  it('are in the same area on all sides', async () => {
    expect(await violationsWith({ 'web/features/jobs/inbox/inbox-list.tsx': '' })).toEqual([
      'every feature folder is in features.ts, and every feature has a folder | web/features/jobs/inbox/inbox-list.tsx: feature jobs/inbox is not in features.ts',
    ])
  })

  it('must have a folder when they are in the table', async () => {
    const table = tableWith(`${JOBS}, ${SAVED_JOBS}, offers: { for: 'offers' }`)
    expect(await violationsWith(table)).toEqual([
      'every feature folder is in features.ts, and every feature has a folder | features.ts: feature jobs/offers has no folder on any side',
    ])
  })

  it('may import any feature of an area below, and none of an area above', async () => {
    const up = `import { readInbox } from '../../talk/inbox/inbox.service.ts'`
    const down = `import { findJob } from '../../jobs/jobs/jobs.service.ts'`
    expect(await violationsWith({ 'server/features/talk/inbox/inbox.policy.ts': down })).toEqual([])
    expect(await violationsWith({ 'server/features/jobs/jobs/jobs.policy.ts': up })).toEqual([
      'a feature imports only features of lower areas and those it lists | server/features/jobs/jobs/jobs.policy.ts: jobs may not use inbox: see features.ts',
    ])
  })

  it('may not import a feature of their area that they do not list, on any side', async () => {
    const rule = 'a feature imports only features of lower areas and those it lists'
    const line = (file: string) => `import { something } from '../saved-jobs/${file}'`
    expect(
      await violationsWith({
        'server/features/jobs/jobs/jobs.policy.ts': line('saved-jobs.service.ts'),
        'shared/features/jobs/jobs/job-terms.ts': line('saved-jobs.contract.ts'),
        'web/features/jobs/jobs/job-card.tsx': line('save-job-button.tsx'),
      }),
    ).toEqual([
      `${rule} | server/features/jobs/jobs/jobs.policy.ts: jobs may not use saved-jobs: see features.ts`,
      `${rule} | shared/features/jobs/jobs/job-terms.ts: jobs may not use saved-jobs: see features.ts`,
      `${rule} | web/features/jobs/jobs/job-card.tsx: jobs may not use saved-jobs: see features.ts`,
    ])
  })

  it('may not declare a dependency that no import uses', async () => {
    const unused = {
      'server/features/jobs/saved-jobs/saved-jobs.service.ts': 'export const saveJob = () => null',
      'server/features/jobs/saved-jobs/saved-jobs.tables.ts': 'export const savedJobs = {}',
      'web/features/jobs/saved-jobs/save-job-button.tsx': 'export const SaveJobButton = () => null',
    }
    expect(await violationsWith(unused)).toEqual([
      'every dependency declared in features.ts is used | features.ts: saved-jobs lists jobs but does not import it',
    ])
  })

  it('match feature-graph.json', async () => {
    expect(await violationsWith({ 'feature-graph.json': '{}' })).toEqual([
      'feature-graph.json shows the imports as they are | feature-graph.json: is out of date; run npm run fix',
    ])
  })

  it.each(['queries', 'presenter', 'routes', 'tables', 'builder'])(
    'may not reach into the .%s of a feature they use',
    async (role) => {
      const line = `import { inside } from '#server/features/jobs/jobs/jobs.${role}.ts'`
      expect(await violationsWith({ 'server/features/jobs/saved-jobs/saved-jobs.policy.ts': line })).toContain(
        `a feature imports only public files of another | server/features/jobs/saved-jobs/saved-jobs.policy.ts: #server/features/jobs/jobs/jobs.${role}.ts is private to its feature`,
      )
    },
  )

  it('may not import the styles of another feature', async () => {
    const line = `import styles from '../jobs/job-card.module.css'`
    expect(await violationsWith({ 'web/features/jobs/saved-jobs/saved-job-row.tsx': line })).toEqual([
      'a feature imports only public files of another | web/features/jobs/saved-jobs/saved-job-row.tsx: ../jobs/job-card.module.css is private to its feature',
    ])
  })
})
