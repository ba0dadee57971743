import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setPlace } from '../bits/place-sets.ts'
import { OpenJobs, type SearchRow } from './open-jobs.ts'

const skillNames = Array.from({ length: 40 }, (_, number) => `skill-${number}`)

const aRow = (id: string, skillIds: readonly string[]): SearchRow => ({
  id,
  postedAt: 1,
  companyId: 'c',
  shape: 'remote|full_time|employee_local|mid|africa|KE|no',
  reach: '{}',
  hours: '{}',
  languages: '',
  skillIds,
  pay: null,
  doc: '',
})

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

// As many as a job may have: most have fewer than a record has places for.
const someSkills = fc.uniqueArray(fc.constantFrom(...skillNames), { maxLength: 20 })

it('skills of jobs are counted and found, however many a job has, and not those of struck out jobs', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someSkills, fc.boolean(), fc.boolean()), { minLength: 1 }), (all) => {
      const jobs = new OpenJobs(0)
      for (const [number, [skills]] of all.entries()) jobs.add(aRow(idOf(number), skills))
      for (const [number, [, isStruck]] of all.entries()) if (isStruck) jobs.strike(idOf(number))
      const found = jobs.sets.takeEmpty()
      for (const [place, [, isStruck, isFound]] of all.entries()) if (isFound && !isStruck) setPlace(found, place)
      const { skill } = jobs.records.countIn(found, jobs.live, jobs.sets.take())
      const expected = new Map<string, number>()
      for (const [skills, isStruck, isFound] of all)
        if (isFound && !isStruck) for (const one of skills) expected.set(one, (expected.get(one) ?? 0) + 1)
      const counted = jobs.tables.skill.keys.map((key, number): [string, number] => [key, skill[number] ?? 0])
      expect(new Map(counted.filter(([, count]) => count > 0))).toEqual(expected)

      const wanted = skillNames.slice(0, 3).flatMap((name) => jobs.tables.skill.find(name) ?? [])
      const matching = jobs.sets.takeEmpty()
      jobs.records.matchSkills(matching, wanted, 0, jobs.size)
      const having = all.filter(([skills]) => skills.some((one) => skillNames.slice(0, 3).includes(one)))
      expect(jobs.sets.count(matching)).toBe(having.length)
    }),
  )
})
