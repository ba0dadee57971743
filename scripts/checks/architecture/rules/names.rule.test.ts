import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

describe('names', () => {
  it('refuse other cases than kebab-case, in files and in folders', async () => {
    const rule = 'files and folders are in kebab-case'
    expect(await violationsWith({ 'web/ui/JobCard.tsx': '', 'server/platform/rate_limits/window.ts': '' })).toEqual([
      `${rule} | server/platform/rate_limits/window.ts: is not in kebab-case`,
      `${rule} | web/ui/JobCard.tsx: is not in kebab-case`,
    ])
  })

  it.each(['index.ts', 'utils.ts', 'helpers.ts', 'types.ts', 'common.ts', 'misc.ts'])('refuse %s', async (name) => {
    expect(await violationsWith({ [`shared/kit/${name}`]: '' })).toEqual([
      `no file is named after nothing | shared/kit/${name}: has a name that does not say what is inside`,
    ])
  })

  it('refuse a role that nobody knows', async () => {
    expect(await violationsWith({ 'server/features/jobs/jobs/jobs.manager.ts': '' })).toEqual([
      'a file has a known role | server/features/jobs/jobs/jobs.manager.ts: has the unknown role .manager',
    ])
  })
})
