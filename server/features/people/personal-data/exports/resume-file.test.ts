import { expect, it } from 'vitest'
import { writeResume } from './resume-file.ts'

it('features contribute to one résumé: lists are joined, other fields overwritten', () => {
  const resume = writeResume([
    { basics: { name: 'Wanjiru Kamau' }, skills: [{ name: 'Go' }] },
    { basics: { label: 'Engineer' }, skills: [{ name: 'SQL' }] },
  ])
  expect(JSON.parse(resume)).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name: 'Wanjiru Kamau', label: 'Engineer' },
    skills: [{ name: 'Go' }, { name: 'SQL' }],
  })
})
