import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

describe('names', () => {
  it('must be in kebab-case, for files and folders', async () => {
    const rule = 'files and folders are in kebab-case'
    expect(await violationsWith({ 'web/ui/JobCard.tsx': '', 'server/platform/rate_limits/window.ts': '' })).toEqual([
      `${rule} | server/platform/rate_limits/window.ts: is not in kebab-case`,
      `${rule} | web/ui/JobCard.tsx: is not in kebab-case`,
    ])
  })

  it.each(['index.ts', 'utils.ts', 'helpers.ts', 'types.ts', 'common.ts', 'misc.ts'])('may not be %s', async (name) => {
    expect(await violationsWith({ [`shared/kit/${name}`]: '' })).toEqual([
      `a file name says what is inside | shared/kit/${name}: has a meaningless name`,
    ])
  })

  it('may not have an unknown role', async () => {
    expect(await violationsWith({ 'server/features/jobs/jobs/jobs.manager.ts': '' })).toEqual([
      'a file has a known role | server/features/jobs/jobs/jobs.manager.ts: has the unknown role .manager',
    ])
  })
})
