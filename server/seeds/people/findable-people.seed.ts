// People who can be found, so that the reach of a job has something to count. Nobody signs in as one of them.

import { createPerson } from '#server/features/base/accounts/accounts.service.ts'
import { saveHours, savePayFloor, savePlace, saveWork } from '#server/features/people/talents/talents.service.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { Work } from '#shared/features/people/talents/talent-facts.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { drawNames } from '../demo-names.ts'
import { createRandom } from '../random.ts'
import type { Seed } from '../seed-world.ts'

const places = [
  ['AR', 'Rosario', 'America/Argentina/Cordoba'],
  ['BR', 'Curitiba', 'America/Sao_Paulo'],
  ['CO', 'Medellín', 'America/Bogota'],
  ['CZ', 'Brno', 'Europe/Prague'],
  ['DE', 'Leipzig', 'Europe/Berlin'],
  ['EE', 'Tartu', 'Europe/Tallinn'],
  ['IN', 'Bengaluru', 'Asia/Kolkata'],
  ['KE', 'Kisumu', 'Africa/Nairobi'],
  ['NG', 'Ibadan', 'Africa/Lagos'],
  ['PL', 'Wrocław', 'Europe/Warsaw'],
  ['PT', 'Braga', 'Europe/Lisbon'],
  ['ZA', 'Cape Town', 'Africa/Johannesburg'],
] as const

const PEOPLE_PER_PLACE = 10
const RANDOM_SEED = 14

const works: readonly Work[] = [
  {
    headline: 'Backend engineer',
    seniority: 'senior',
    skills: [
      { slug: 'postgresql', level: 4 },
      { slug: 'go', level: 4 },
      { slug: 'english', level: 4 },
    ],
  },
  {
    headline: 'Data engineer',
    seniority: 'mid',
    skills: [
      { slug: 'postgresql', level: 4 },
      { slug: 'apache-kafka', level: 3 },
    ],
  },
  {
    headline: 'Full-stack engineer',
    seniority: 'mid',
    skills: [
      { slug: 'postgresql', level: 3 },
      { slug: 'docker', level: 3 },
    ],
  },
]

/** Seed data is English and always valid. */
const words = { _: ({ message }: { message: string }) => message }

/** Has its own random seed, so that the rest of the demo world does not change. */
export const seedFindablePeople: Seed = async (platform, { takenNames }) => {
  const random = createRandom(RANDOM_SEED)
  for (const [country, city, timeZone] of places)
    for (const name of drawNames(random, country, PEOPLE_PER_PLACE, takenNames)) {
      const id = await createPerson(platform.db, {
        name: name.full,
        calledName: name.called,
        email: `${foldText(name.full).replace(/[^a-z]+/g, '.')}@people.example`,
        country,
        city,
        timeZone,
        roles: ['talent'],
        emailVerifiedAt: platform.clock.now(),
      })
      await savePlace(platform, id, { country, city, timeZone, workCountries: [country] })
      await saveHours(platform, id, { from: random.pick([8, 9, 10]) * 60, to: random.pick([17, 18]) * 60 })
      await savePayFloor(platform, id, {
        ...moneyFromMajor(random.pick([2_500, 3_500, 4_500, 6_000]), 'EUR'),
        period: 'month',
      })
      await saveWork(platform, id, random.pick(works), words)
    }
}
