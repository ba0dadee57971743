import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { savePayFloor, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { TestApp } from '#server/test-app.ts'
import type { PayFloor, Work } from '#shared/features/people/talents/talent-facts.ts'

type WorkFacts = Partial<Work> & { payFloor?: PayFloor }
type Account = Parameters<typeof aPerson>[1]

const english = { _: ({ message }: { message: string }) => message }

/** A senior backend engineer in Nairobi; tests override what they care about. */
export async function anEngineer(test: TestApp, profile: WorkFacts = {}, account: Account = {}): Promise<BuiltPerson> {
  const person = await aPerson(test, { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', ...account })
  const { payFloor, ...named } = profile
  const work: Work = {
    headline: 'Backend engineer',
    seniority: 'senior',
    skills: [
      { slug: 'go', level: 4 },
      { slug: 'postgresql', level: 3 },
      { slug: 'english', level: 5 },
    ],
    ...named,
  }
  await saveWork(test.platform, person.id, work, english)
  await savePayFloor(test.platform, person.id, payFloor ?? { amount: 40_000_00, currency: 'EUR', period: 'year' })
  return person
}
