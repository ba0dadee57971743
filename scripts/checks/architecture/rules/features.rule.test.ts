import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

describe('features', () => {
  it('may not use a feature listed below', async () => {
    const table = `export const features = {
      'saved-jobs': { for: 'a shortlist', uses: ['jobs'] },
      jobs: { for: 'postings', uses: [], shows: ['saved-jobs'] },
      inbox: { for: 'messages', uses: [] },
    }`
    expect(await violationsWith({ 'features.ts': table })).toEqual([
      'a feature uses only features listed above it | features.ts: saved-jobs uses jobs, which is not listed above it',
    ])
  })

  it('must be in the table', async () => {
    expect(await violationsWith({ 'web/features/offers/offer-card.tsx': '' })).toEqual([
      'every folder of a feature is in features.ts, and every feature has a folder | web/features/offers/offer-card.tsx: feature offers is not in features.ts',
    ])
  })

  it('must have a folder when they are in the table', async () => {
    const table = `export const features = {
      jobs: { for: 'postings', uses: [], shows: ['saved-jobs'] },
      'saved-jobs': { for: 'a shortlist', uses: ['jobs'] },
      inbox: { for: 'messages', uses: [] },
      offers: { for: 'offers', uses: [] },
    }`
    expect(await violationsWith({ 'features.ts': table })).toEqual([
      'every folder of a feature is in features.ts, and every feature has a folder | features.ts: feature offers has no folder on any side',
    ])
  })

  it('may not import a feature they do not list, on any side', async () => {
    const rule = 'a feature imports another only if features.ts says so'
    expect(
      await violationsWith({
        'server/features/inbox/inbox.service.ts': `import { findJob } from '../jobs/jobs.service.ts'`,
        'shared/features/inbox/inbox.contract.ts': `import { job } from '../jobs/jobs.contract.ts'`,
        'web/features/jobs/job-card.tsx': `import { SaveJobButton } from '../saved-jobs/save-job-button.tsx'`,
      }),
    ).toEqual([
      `${rule} | server/features/inbox/inbox.service.ts: inbox does not list jobs among its uses`,
      `${rule} | shared/features/inbox/inbox.contract.ts: inbox does not list jobs among its uses`,
      `${rule} | web/features/jobs/job-card.tsx: jobs does not list saved-jobs among its uses`,
    ])
  })

  it.each(['queries', 'presenter', 'routes', 'tables', 'builder'])(
    'may not reach into the .%s of a feature they use',
    async (role) => {
      const line = `import { inside } from '#server/features/jobs/jobs.${role}.ts'`
      expect(await violationsWith({ 'server/features/saved-jobs/saved-jobs.policy.ts': line })).toContain(
        `a feature imports only public files of another | server/features/saved-jobs/saved-jobs.policy.ts: #server/features/jobs/jobs.${role}.ts is private to its feature`,
      )
    },
  )

  it('may show another on a page only when the table says so', async () => {
    const line = `import { JobCard } from '../jobs/job-card.tsx'`
    const page = { 'web/features/inbox/inbox.page.tsx': line, 'web/features/jobs/job-card.tsx': '' }
    expect(await violationsWith(page)).toContain(
      'a page shows another feature only if features.ts says so | web/features/inbox/inbox.page.tsx: inbox does not list jobs among what it shows',
    )
    const table = `export const features = {
      jobs: { for: 'postings', uses: [], shows: ['saved-jobs'] },
      'saved-jobs': { for: 'a shortlist', uses: ['jobs'] },
      inbox: { for: 'messages', uses: [], shows: ['saved-jobs'] },
    }`
    const told = await violationsWith({ ...page, 'features.ts': table })
    expect(told.filter((violation) => violation.startsWith('a page shows'))).toEqual([])
  })

  it('may not take the styles of another feature', async () => {
    const line = `import styles from '../jobs/job-card.module.css'`
    expect(await violationsWith({ 'web/features/saved-jobs/saved-job-row.tsx': line })).toEqual([
      'a feature imports only public files of another | web/features/saved-jobs/saved-job-row.tsx: ../jobs/job-card.module.css is private to its feature',
    ])
  })
})
