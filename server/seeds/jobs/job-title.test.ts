import { describe, expect, it } from 'vitest'
import { type Seniority, seniorities } from '#shared/features/jobs/jobs/job-terms.ts'
import { jobTitle, levelFor } from './job-title.ts'
import { roles } from './roles.ts'

const all = roles.flatMap(({ titles, department }) =>
  titles.flatMap((base) =>
    seniorities.map((drawn) => {
      const seniority = levelFor(base, drawn)
      return { base, seniority, title: jobTitle(base, seniority, department) }
    }),
  ),
)

describe('the title of a fictional job', () => {
  it('has no level prefix when it implies a senior level, and is never a junior position', () => {
    const leading = all.filter(({ title }) => /\b(head of|director|lead engineering)\b/i.test(title))
    expect(leading.length).toBeGreaterThan(0)
    for (const { title, seniority } of leading) {
      expect(title).not.toMatch(/^(Junior|Senior|Lead|Principal) |internship/)
      expect(['senior', 'lead', 'principal', 'executive'] satisfies Seniority[]).toContain(seniority)
    }
    expect(all.map(({ title }) => title).filter((title) => /^Lead .*\blead\b/i.test(title))).toEqual([])
  })

  it('starts with a capital, or with a name that does not', () => {
    const others = all.map(({ title }) => title).filter((title) => !/^[A-Z]/.test(title))
    expect(others.filter((title) => !/^(iOS|\.NET|3D) /.test(title))).toEqual([])
  })

  it.each([
    ['PostgreSQL engineer', 'Lead PostgreSQL engineer'],
    ['WordPress developer', 'Lead WordPress developer'],
    ['DevOps engineer', 'Lead DevOps engineer'],
    ['Python developer', 'Lead Python developer'],
    ['iOS engineer', 'Lead iOS engineer'],
    ['Backend engineer', 'Lead backend engineer'],
  ])('keeps the capitals of names: %s', (base, title) => expect(jobTitle(base, 'lead', 'Engineering')).toBe(title))
})
