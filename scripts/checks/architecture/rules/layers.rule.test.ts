import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

describe('layers', () => {
  it('forbid platform files to import a feature', async () => {
    const line = `import { listJobs } from '#server/features/jobs/jobs/jobs.service.ts'`
    expect(await violationsWith({ 'server/platform/http/search.ts': line })).toEqual([
      'platform, ui and kit import no feature | server/platform/http/search.ts: imports #server/features/jobs/jobs/jobs.service.ts',
    ])
  })

  it('forbid ui components to fetch', async () => {
    const line = `import { useQuery } from '@tanstack/react-query'`
    expect(await violationsWith({ 'web/ui/button.tsx': line })).toEqual([
      'ui imports only ui, platform, kit and rendering libraries | web/ui/button.tsx: imports @tanstack/react-query',
    ])
  })

  it('forbid ui components to use the session', async () => {
    const line = `import { useIdentity } from '#web/app/session/identity.ts'`
    expect(await violationsWith({ 'web/ui/button.tsx': line })).toEqual([
      'ui imports only ui, platform, kit and rendering libraries | web/ui/button.tsx: imports #web/app/session/identity.ts',
    ])
  })

  it('forbid importing a page', async () => {
    const line = `import JobSearch from './job-search.page.tsx'`
    expect(await violationsWith({ 'web/features/jobs/jobs/job-card.tsx': line })).toEqual([
      'nothing imports a page | web/features/jobs/jobs/job-card.tsx: imports ./job-search.page.tsx',
    ])
  })

  it('forbid product code to import a builder or a test', async () => {
    const rule = 'product code imports no test and no builder'
    expect(
      await violationsWith({
        'server/features/jobs/jobs/jobs.policy.ts': `import { aJob } from './jobs.builder.ts'`,
        'server/features/jobs/jobs/jobs.presenter.ts': `import { facts } from './jobs.test.ts'`,
        'server/seeds/jobs.seed.ts': `import { aJob } from '#server/features/jobs/jobs/jobs.builder.ts'`,
      }),
    ).toEqual([
      `${rule} | server/features/jobs/jobs/jobs.policy.ts: imports ./jobs.builder.ts`,
      `${rule} | server/features/jobs/jobs/jobs.presenter.ts: imports ./jobs.test.ts`,
    ])
  })

  it('forbid seeds to bypass the service', async () => {
    const line = `import { insertJob } from '#server/features/jobs/jobs/jobs.queries.ts'`
    expect(await violationsWith({ 'server/seeds/jobs.seed.ts': line })).toEqual([
      'only features import queries and presenters | server/seeds/jobs.seed.ts: imports #server/features/jobs/jobs/jobs.queries.ts',
    ])
  })
})
