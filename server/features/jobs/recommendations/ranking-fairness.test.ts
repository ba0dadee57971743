import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changePerson } from '#server/features/base/accounts/accounts.service.ts'
import { manyOpenJobs } from '#server/features/jobs/job-search/job-search.builder.ts'
import { saveWork } from '#server/features/people/talents/talents.service.ts'
import { createRandom } from '#server/seeds/random.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { seniorities } from '#shared/features/people/talents/talent-words.ts'
import { anEngineer } from './recommendations.builder.ts'
import { recommendJobs } from './recommendations.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await manyOpenJobs(test, createRandom(7), 150)
})
afterAll(() => test.close())

const names = ['Wanjiru Kamau', 'Anne-Marie O’Neill', 'Mohammed al-Farsi', 'Björk', 'Nguyễn Thị Hoa', 'Thabo Nkosi']
const words = [
  'Mother of two, engineer',
  'Engineer, born 1961',
  'He/him, engineer, 23 years old',
  'Engineer, recent graduate',
  'Ms engineer',
]
const slugs = ['go', 'postgresql', 'python', 'react', 'figma', 'docker', 'sql', 'english', 'spanish']

it('name, gendered words and signs of age leave the ranking unchanged in 200 of 200 cases', async () => {
  const person = await anEngineer(test)
  const { db } = test.platform
  const english = { _: ({ message }: { message: string }) => message }
  const viewer = { id: person.id, roles: [], country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi' }
  const rank = async () => {
    const { items } = await recommendJobs({ db, index: null, now: test.clock.now() }, viewer)
    return items.map(({ job, matches, gaps }) => ({ id: job.id, matches, gaps }))
  }
  const identity = fc.record({ name: fc.constantFrom(...names), headline: fc.constantFrom(...words) })
  const profile = fc.record({
    seniority: fc.constantFrom(...seniorities),
    skills: fc.uniqueArray(fc.record({ slug: fc.constantFrom(...slugs), level: fc.integer({ min: 1, max: 5 }) }), {
      selector: ({ slug }) => slug,
      minLength: 1,
    }),
  })
  let found = 0
  await fc.assert(
    fc.asyncProperty(profile, identity, identity, async (told, one, other) => {
      const rankAs = async ({ name, headline }: typeof one) => {
        await changePerson(db, person.id, { name, calledName: name })
        await saveWork(test.platform, person.id, { ...told, headline }, english)
        return rank()
      }
      const [first, second] = [await rankAs(one), await rankAs(other)]
      found += first.length
      expect(second).toEqual(first)
    }),
    { numRuns: 200 },
  )
  // Someone with a single skill may find nothing among so few jobs; most find many.
  expect(found).toBeGreaterThan(1_000)
})
