import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { advanceStep, finishOnboarding } from '#server/features/entry/onboarding/onboarding.service.ts'
import { saveHours, savePayFloor, savePlace, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { Hours, PayFloor, Work } from '#shared/features/people/talents/talent-facts.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { type DemoAccount, demoSecondTalent, demoTalent } from './demo-accounts.ts'
import { seedWords } from './people/seed-talent.ts'
import type { Seed } from './seed-world.ts'

type DemoTalent = { account: DemoAccount; workCountries: string[]; hours: Hours; payFloor: PayFloor; work: Work }

const talents: readonly DemoTalent[] = [
  {
    account: demoTalent,
    workCountries: ['KE', 'TZ', 'UG'],
    hours: { from: 9 * 60, to: 18 * 60 },
    payFloor: { ...moneyFromMajor(450_000, 'KES'), period: 'month' },
    work: {
      headline: 'Backend engineer',
      seniority: 'senior',
      skills: [
        { slug: 'go', level: 4 },
        { slug: 'postgresql', level: 4 },
        { slug: 'payments', level: 3 },
        { slug: 'docker', level: 4 },
        { slug: 'apache-kafka', level: 2 },
        { slug: 'english', level: 5 },
      ],
    },
  },
  {
    account: demoSecondTalent,
    workCountries: ['BR', 'PT'],
    hours: { from: 11 * 60, to: 20 * 60 },
    payFloor: { ...moneyFromMajor(14_000, 'BRL'), period: 'month' },
    work: {
      headline: 'Product designer',
      seniority: 'mid',
      skills: [
        { slug: 'product-design', level: 4 },
        { slug: 'figma', level: 5 },
        { slug: 'user-research', level: 3 },
        { slug: 'portuguese', level: 5 },
      ],
    },
  },
]

export const seedTalents: Seed = async (platform, world) => {
  for (const { account, workCountries, hours, payFloor, work } of talents) {
    const { id } = world.person(account)
    const { country, city, timeZone } = account
    await savePlace(platform, id, { country, city, timeZone, workCountries })
    await saveHours(platform, id, hours)
    await savePayFloor(platform, id, payFloor)
    await saveWork(platform, id, work, seedWords)
    await advanceStep(platform, id, 'work')
    await finishOnboarding(platform, await presentPerson(platform.db, id))
  }
}
