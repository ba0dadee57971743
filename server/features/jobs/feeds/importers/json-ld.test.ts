import { expect, it } from 'vitest'
import { jsonLd } from './json-ld.ts'

it('a page with far too many jobs is rejected as such', () => {
  const graph = `[${'{"@type":"JobPosting"},'.repeat(200_000)}{}]`
  const page = `<script type="application/ld+json">${graph}</script>`
  expect(() => jsonLd.read(page, 'https://jobs.example')).toThrow(expect.objectContaining({ code: 'too_many_jobs' }))
})
