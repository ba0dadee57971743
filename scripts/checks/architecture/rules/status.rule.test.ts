import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

const machine = `
  import { statusMachine } from '#shared/kit/status-machine.ts'
  export const openStatuses = ['published', 'paused'] as const
  export const jobStatuses = ['draft', ...openStatuses] as const
  export const jobStatusMachine = statusMachine({ states: jobStatuses, transitions: [] })
  export const isOpenJob = (status) => status === 'published' || status === 'paused'`

const found = (path: string, source: string) =>
  violationsWith({ 'shared/features/jobs/jobs/job-status.ts': machine, [path]: source })

const violation = (path: string, word: string) =>
  `a status is compared only in the file of its machine | ${path}: compares a status with '${word}'`

describe('the status rule', () => {
  it.each([
    ["job.status === 'published'", 'published'],
    ["'paused' !== job?.status", 'paused'],
    ["(job.jobStatus as string) == 'draft'", 'draft'],
    ["eq(jobs.status, 'published')", 'published'],
    ["inArray(jobs.status, ['draft'])", 'draft'],
    ["['draft'].includes(job.status)", 'draft'],
    ["switch (status) { case 'draft': break }", 'draft'],
    ["sql`${jobs.status} = 'draft'`", 'draft'],
    ["sql`select 1 from jobs where jobs.status not in ('draft')`", 'draft'],
    ["const editable: readonly JobStatus[] = ['draft']", 'draft'],
    ["const editable = ['draft']\neditable.includes(status)", 'draft'],
  ])('rejects %s', async (source, word) => {
    const path = 'server/features/jobs/jobs/jobs.policy.ts'
    expect(await found(path, source)).toEqual([violation(path, word)])
  })

  it('reports every status of a list', async () => {
    const path = 'web/features/jobs/jobs/job-chip.tsx'
    const source = "['draft', 'paused'].includes(status)"
    expect(await found(path, source)).toEqual([violation(path, 'draft'), violation(path, 'paused')])
  })

  it.each([
    ["response.status === 'ok'", 'a word of no machine'],
    ['response.status === 404', 'a number'],
    ["job.source === 'draft'", 'something that is not a status'],
    ["({ status: 'draft' })", 'writing a status'],
    ['job.status === last.status', 'two statuses'],
    ["const words: Record<JobStatus, string> = { draft: 'Draft' }", 'a table with an entry for each status'],
    ['statusIn(jobs.status, isOpenJob)', 'a predicate'],
    ['sql`set status = ${status}`', 'a bound status'],
  ])('allows %s: %s', async (source) => {
    expect(await found('server/features/jobs/jobs/jobs.policy.ts', source)).toEqual([])
  })

  it.each(['server/features/jobs/jobs/jobs.test.ts', 'server/platform/cache/cache.ts', 'web/ui/save-state.tsx'])(
    'allows a comparison in %s',
    async (path) => {
      expect(await found(path, "status === 'draft'")).toEqual([])
    },
  )
})
