import { describe, expect, it } from 'vitest'
import { violationsWith } from '../tree.builder.ts'

const rule = 'web imports contracts and schemas as types or on demand'
const button = 'web/features/jobs/saved-jobs/save-job-button.tsx'

describe('the weight rule', () => {
  it('rejects a contract that is loaded with the page', async () => {
    expect(
      await violationsWith({ [button]: `import { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'` }),
    ).toEqual([`${rule} | ${button}: imports #shared/features/jobs/jobs/jobs.contract.ts`])
  })

  it('rejects the library itself and files that import it indirectly', async () => {
    const files = {
      [button]: `import { z } from 'zod'\nimport { maximum } from '#shared/kit/page-size.ts'`,
      'shared/kit/page-size.ts': `export { maximum } from './pagination.ts'`,
      'shared/kit/pagination.ts': `import { z } from 'zod'`,
    }
    expect(await violationsWith(files)).toEqual([
      `${rule} | ${button}: imports zod`,
      `${rule} | ${button}: imports #shared/kit/page-size.ts`,
    ])
  })

  it('allows its types, and loading it on demand', async () => {
    const ways = [
      `import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'`,
      `const load = () => import('#shared/features/jobs/jobs/jobs.contract.ts')`,
    ]
    for (const way of ways) expect(await violationsWith({ [button]: way })).toEqual([])
  })
})
