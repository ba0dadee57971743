// The marketplace: services of people in ten countries, one of the demo talent, and one that an operator has to review.

import { moveService } from '#server/features/market/services/moving.service.ts'
import { createService, stepService } from '#server/features/market/services/own/own-services.service.ts'
import { recordApproval } from '#server/features/people/identity/verified-people.service.ts'
import { saveHours } from '#server/features/people/talents/talents.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { demoSecondTalent, demoTalent } from '../demo-accounts.ts'
import { drawNames } from '../demo-names.ts'
import { createTalent } from '../people/seed-talent.ts'
import { createRandom } from '../random.ts'
import { clockAt, type Seed, type SeedPerson } from '../seed-world.ts'
import { take } from '../skills/skills.seed.ts'
import { sellers, serviceInReview, servicesOfTalent } from './demo-sellers.ts'
import { contentOf, type DemoSeller, type DemoService } from './demo-services.ts'

const RANDOM_SEED = 24
const [OPENS, CLOSES] = [9 * 60, 17 * 60 + 30]
const RIGHT_ANSWERS = [16, 18, 19, 20] as const

/** Has its own random seed, so that the rest of the demo world does not change. */
export const seedServices: Seed = async (platform, world) => {
  const random = createRandom(RANDOM_SEED)
  let daysAgo = sellers.length * 3
  for (const seller of sellers) {
    const [name] = drawNames(random, seller.country, 1, world.takenNames)
    if (!name) continue
    const id = await createTalent(platform, name, seller)
    const person: SeedPerson = { id, roles: ['talent'] }
    await saveHours(platform, id, { from: OPENS, to: CLOSES })
    await recordApproval(platform.db, { personId: id, country: seller.country, at: platform.clock.now() })
    await take(platform, person, { skill: seller.test, daysAgo: 60, right: random.pick(RIGHT_ANSWERS) })
    for (const service of seller.services) {
      daysAgo -= 1
      await publish(platform, person, seller, { service, daysAgo })
    }
  }
  await offerOwn(platform, world.person(demoTalent))
  await sendIn(platform, world.person(demoSecondTalent))
}

type Offer = { service: DemoService; daysAgo: number }

async function publish(
  platform: Platform,
  person: SeedPerson,
  seller: Pick<DemoSeller, 'currency' | 'languages' | 'tax'>,
  { service, daysAgo }: Offer,
): Promise<void> {
  const now = new Date(platform.clock.now().getTime() - daysAgo * DAY)
  const then = { ...platform, clock: clockAt(now) }
  const { id } = await createService(platform.db, then, person, contentOf(seller, service))
  const { status } = await stepService(then, person, id, { event: 'submit' })
  await moveService(platform.db, { id, status }, { event: 'approve', actor: { role: 'operator', id: null }, now })
}

async function offerOwn(platform: Platform, talent: SeedPerson): Promise<void> {
  await recordApproval(platform.db, { personId: talent.id, country: 'KE', at: platform.clock.now() })
  const seller = { currency: 'KES', languages: ['en', 'sw'], tax: 'none' } as const
  await publish(platform, talent, seller, { service: servicesOfTalent, daysAgo: 0 })
}

async function sendIn(platform: Platform, person: SeedPerson): Promise<void> {
  await recordApproval(platform.db, { personId: person.id, country: 'BR', at: platform.clock.now() })
  await take(platform, person, { skill: 'sql', daysAgo: 80, right: 17 })
  const seller = { currency: 'USD', languages: ['en', 'pt'], tax: 'unknown' } as const
  const { id } = await createService(platform.db, platform, person, contentOf(seller, serviceInReview))
  await stepService(platform, person, id, { event: 'submit' })
}
