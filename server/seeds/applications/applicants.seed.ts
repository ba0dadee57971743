// Applicants of the demo world. Nobody signs in as one of them.

import { saveHours, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Work } from '#shared/features/people/talents/talent-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { drawNames } from '../demo-names.ts'
import { createTalent, seedWords } from '../people/seed-talent.ts'
import type { Random } from '../random.ts'
import type { SeedWorld } from '../seed-world.ts'

const places = [
  ['NG', 'Lagos', 'Africa/Lagos'],
  ['BR', 'Recife', 'America/Recife'],
  ['PT', 'Porto', 'Europe/Lisbon'],
  ['IN', 'Pune', 'Asia/Kolkata'],
  ['PL', 'Kraków', 'Europe/Warsaw'],
  ['AR', 'Córdoba', 'America/Argentina/Cordoba'],
  ['PH', 'Cebu', 'Asia/Manila'],
  ['ZA', 'Durban', 'Africa/Johannesburg'],
] as const

const APPLICANTS_PER_PLACE = 2

const works: readonly Work[] = [
  {
    headline: 'Backend engineer',
    seniority: 'senior',
    skills: [
      { slug: 'go', level: 4 },
      { slug: 'postgresql', level: 4 },
    ],
  },
  {
    headline: 'Platform engineer',
    seniority: 'mid',
    skills: [
      { slug: 'docker', level: 4 },
      { slug: 'apache-kafka', level: 3 },
    ],
  },
  {
    headline: 'Product designer',
    seniority: 'mid',
    skills: [
      { slug: 'product-design', level: 4 },
      { slug: 'figma', level: 4 },
    ],
  },
  { headline: 'Payments specialist', seniority: 'senior', skills: [{ slug: 'payments', level: 5 }] },
]

export async function createApplicants(platform: Platform, { takenNames }: SeedWorld, random: Random): Promise<Id[]> {
  const ids: Id[] = []
  for (const [country, city, timeZone] of places)
    for (const name of drawNames(random, country, APPLICANTS_PER_PLACE, takenNames)) {
      const id = await createTalent(platform, name, { country, city, timeZone })
      await saveHours(platform, id, { from: 9 * 60, to: 17 * 60 })
      await saveWork(platform, id, random.pick(works), seedWords)
      ids.push(id)
    }
  return ids
}
