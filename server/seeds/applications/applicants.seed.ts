// Applicants of the demo world. Nobody signs in as one of them.

import { createPerson } from '#server/features/base/accounts/accounts.service.ts'
import { saveHours, savePlace, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { Work } from '#shared/features/people/talents/talent-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { drawNames } from '../demo-names.ts'
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

export const APPLICANT_DOMAIN = '@people.example'

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

/** Seed data is English and always valid. */
const words = { _: ({ message }: { message: string }) => message }

export async function createApplicants(platform: Platform, { takenNames }: SeedWorld, random: Random): Promise<Id[]> {
  const ids: Id[] = []
  for (const [country, city, timeZone] of places)
    for (const name of drawNames(random, country, APPLICANTS_PER_PLACE, takenNames)) {
      const id = await createPerson(platform.db, {
        name: name.full,
        calledName: name.called,
        email: `${foldText(name.full).replace(/[^a-z]+/g, '.')}${APPLICANT_DOMAIN}`,
        country,
        city,
        timeZone,
        roles: ['talent'],
        emailVerifiedAt: platform.clock.now(),
      })
      await savePlace(platform, id, { country, city, timeZone, workCountries: [country] })
      await saveHours(platform, id, { from: 9 * 60, to: 17 * 60 })
      await saveWork(platform, id, random.pick(works), words)
      ids.push(id)
    }
  return ids
}
