import { aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { saveHours, savePlace, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { TestApp } from '#server/test-app.ts'
import type { Place, Work } from '#shared/features/people/talents/talent-facts.ts'

const words = { _: ({ message }: { message: string }) => message }

type Named = { place?: Partial<Place>; work?: Partial<Work>; hours?: { from: number; to: number }; email?: string }

/** A backend engineer in Nairobi whom companies can find; tests override what matters to them. */
export async function aFindablePerson(test: TestApp, { place, work, hours, email }: Named = {}) {
  const person = email ? await aPerson(test, { roles: ['talent'], email }) : await aVerifiedTalent(test)
  const { platform } = test
  await savePlace(platform, person.id, {
    country: 'KE',
    city: 'Nairobi',
    timeZone: 'Africa/Nairobi',
    workCountries: [],
    ...place,
  })
  await saveHours(platform, person.id, hours ?? { from: 9 * 60, to: 17 * 60 })
  const skills = [{ slug: 'postgresql', level: 4 }]
  await saveWork(platform, person.id, { headline: 'Backend engineer', seniority: 'mid', skills, ...work }, words)
  return person
}
