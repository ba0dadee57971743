import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setPlace } from '../bits/place-sets.ts'
import type { Counted } from './job-records.ts'
import { OpenJobs, type SearchRow } from './open-jobs.ts'

const skillNames = Array.from({ length: 40 }, (_, number) => `skill-${number}`)

const aRow = (number: number, skillIds: readonly string[]): SearchRow => ({
  id: idOf(number),
  postedAt: 1,
  companyId: `company-${number % 3}`,
  shape: `remote|full_time|employee_local|${number % 2 ? 'mid' : 'senior'}|africa|KE|no`,
  reach: '{}',
  hours: '{}',
  languages: number % 5 ? '' : 'sw',
  skillIds,
  pay: number % 4 ? number * 10_000 : null,
  doc: '',
})

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

// Up to the maximum per job: most have fewer than a record has lanes for.
const someSkills = fc.uniqueArray(fc.constantFrom(...skillNames), { maxLength: 20 })

it('jobs are counted by skill and term, however many, one at a time or all at once, and not when they are struck out', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someSkills, fc.boolean(), fc.boolean()), { minLength: 1 }), (all) => {
      const jobs = new OpenJobs(0)
      for (const [number, [skills]] of all.entries()) jobs.add(aRow(number, skills))
      for (const [number, [, isStruck]] of all.entries()) if (isStruck) jobs.strike(idOf(number))
      const found = jobs.sets.takeEmpty()
      for (const [place, [, isStruck, isFound]] of all.entries()) if (isFound && !isStruck) setPlace(found, place)
      const room = [jobs.sets.take(), jobs.sets.take(), jobs.sets.take()] as const
      const skill = jobs.records.countBy('skill', found, jobs.live, room)
      const expected = new Map<string, number>()
      for (const [skills, isStruck, isFound] of all)
        if (isFound && !isStruck) for (const one of skills) expected.set(one, (expected.get(one) ?? 0) + 1)
      const counted = jobs.tables.skill.keys.map((key, number): [string, number] => [key, skill[number] ?? 0])
      expect(new Map(counted.filter(([, count]) => count > 0))).toEqual(expected)

      for (const [name, counts] of Object.entries(jobs.records.countTerms(found, jobs.live, room)))
        expect(jobs.records.countBy(name as Counted, found, jobs.live, room)).toEqual(counts)

      const limit = 3
      const chosen = [0, 1].filter((number) => number < skill.length)
      const first = [...skill].toSorted((one, other) => other - one).slice(0, limit)
      const quick = jobs.records.skillSets.countMostFrequent(found, limit, chosen)
      const isCounted = (count: number, number: number) =>
        (count > 0 && count >= (first.at(-1) ?? 0)) || chosen.includes(number)
      expect([...(quick ?? [])].filter((_, number) => isCounted(skill[number] ?? 0, number))).toEqual(
        [...skill].filter(isCounted),
      )

      const wanted = skillNames.slice(0, 3).flatMap((name) => jobs.tables.skill.find(name) ?? [])
      const matching = jobs.sets.takeEmpty()
      jobs.records.matchSkills(matching, wanted, 0, jobs.size)
      const having = all.filter(([skills]) => skills.some((one) => skillNames.slice(0, 3).includes(one)))
      expect(jobs.sets.count(matching)).toBe(having.length)
    }),
  )
})
