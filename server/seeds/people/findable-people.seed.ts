// Findable people for people search and the reach meter. Nobody signs in as one of them.

import { addToList, createList } from '#server/features/jobs/people-search/people-lists.service.ts'
import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { changePrivacy } from '#server/features/people/preferences/privacy.service.ts'
import { saveHours, savePayFloor, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Work } from '#shared/features/people/talents/talent-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { demoRecruiter } from '../demo-accounts.ts'
import { drawNames } from '../demo-names.ts'
import { createRandom } from '../random.ts'
import type { Seed, SeedWorld } from '../seed-world.ts'
import { createTalent, seedWords } from './seed-talent.ts'

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

const languages: Partial<Record<(typeof places)[number][0], string>> = {
  AR: 'spanish',
  BR: 'portuguese',
  CO: 'spanish',
  DE: 'german',
  IN: 'hindi',
  KE: 'swahili',
  PL: 'polish',
  PT: 'portuguese',
}

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

const otherWorks: readonly Work[] = [
  {
    headline: 'Product designer',
    seniority: 'senior',
    skills: [
      { slug: 'figma', level: 5 },
      { slug: 'user-research', level: 4 },
      { slug: 'english', level: 5 },
    ],
  },
  {
    headline: 'Frontend engineer',
    seniority: 'mid',
    skills: [
      { slug: 'typescript', level: 4 },
      { slug: 'react', level: 4 },
      { slug: 'english', level: 4 },
    ],
  },
]

/** Has its own random seed, so that the rest of the demo world does not change. */
export const seedFindablePeople: Seed = async (platform, world) => {
  const people: Id[] = []
  const random = createRandom(RANDOM_SEED)
  for (const [country, city, timeZone] of places)
    for (const name of drawNames(random, country, PEOPLE_PER_PLACE, world.takenNames)) {
      const id = await createTalent(platform, name, { country, city, timeZone })
      await saveHours(platform, id, { from: random.pick([8, 9, 10]) * 60, to: random.pick([17, 18]) * 60 })
      await savePayFloor(platform, id, {
        ...moneyFromMajor(random.pick([2_500, 3_500, 4_500, 6_000]), 'EUR'),
        period: 'month',
      })
      await saveWork(platform, id, withLanguage(random.pick(works), country), seedWords)
      await choosePrivacy(platform, id, people.push(id))
    }
  for (const [country, city, timeZone] of places)
    for (const [at, name] of drawNames(random, country, otherWorks.length, world.takenNames).entries()) {
      const id = await createTalent(platform, name, { country, city, timeZone })
      await saveHours(platform, id, { from: 9 * 60, to: 18 * 60 })
      const [work] = otherWorks.slice(at)
      if (work) await saveWork(platform, id, withLanguage(work, country), seedWords)
      await choosePrivacy(platform, id, people.push(id))
    }
  await keepList(platform, world, people)
}

const withLanguage = (work: Work, country: (typeof places)[number][0]): Work => {
  const slug = languages[country]
  return slug ? { ...work, skills: [...work.skills, { slug, level: 5 }] } : work
}

/** Some are actively looking, some let companies search by their minimum pay. */
async function choosePrivacy({ db }: Platform, id: Id, number: number): Promise<void> {
  if (number % 3 > 0 && number % 4 > 0) return
  await changePrivacy(
    db,
    { id, email: '' },
    { seeking: number % 3 === 0 ? 'active' : 'open', isFoundByPay: number % 4 === 0 },
  )
}

async function keepList({ db }: Platform, world: SeedWorld, people: readonly Id[]): Promise<void> {
  const viewer = world.person(demoRecruiter)
  const company = (await listOwnCompanies(db, viewer)).find(({ id }) => id === world.companyIds.get('fjordpay'))
  if (!company) throw new Error('the company of the demo recruiter is missing')
  const list = await createList(db, { viewer, company }, { name: 'Payments platform' })
  for (const id of people.filter((_, at) => at % 20 === 0)) await addToList(db, { viewer, company }, list.id, id)
}
