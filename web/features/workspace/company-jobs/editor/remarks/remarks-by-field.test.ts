import { expect, it } from 'vitest'
import type { JobRemark } from '#shared/features/jobs/jobs/linter/lint-job.ts'
import { byField } from './remarks-by-field.ts'

const remark = (field: JobRemark['field'], line: number | null = null): JobRemark => ({
  code: 'age_hint',
  level: 'check',
  field,
  line,
  quote: 'young team',
  fix: null,
})

it('remarks stand together with their field, in the order of the page', () => {
  const groups = byField(
    [remark('requirements', 1), remark('title'), remark('requirements', 0)],
    [
      { field: 'requirements.2', text: 'Too long' },
      { field: 'description', text: 'Add more detail' },
    ],
  )
  expect(groups.map(({ field, remarks, missing }) => [field, remarks.length, missing.length])).toEqual([
    ['title', 1, 0],
    ['description', 0, 1],
    ['requirements', 2, 1],
  ])
})
