// Briefs for Elite members: an open one that suits the demo member, and a draft.

import { stepBrief } from '#server/features/elite/briefs/company/company-briefs.service.ts'
import { createBrief } from '#server/features/elite/briefs/company/writing.service.ts'
import { listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import { newBrief } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import { addDays, localDateAt } from '#shared/kit/time-zones.ts'
import { demoOwner } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

export const seedBriefs: Seed = async (platform, world) => {
  const { db, clock } = platform
  const owner = world.person(demoOwner)
  const company = found((await listOwnCompanies(db, owner))[0])
  const inDays = (days: number) => addDays(localDateAt('Europe/Oslo', clock.now().getTime()), days)

  const onboarding = newBrief.parse({
    title: 'Onboarding for merchants in Brazil',
    summary: 'Redesign how merchants in Brazil open an account with us, from the first visit to the first payout.',
    scope:
      'Today a merchant needs four days and two calls with support to open an account. We want it to take an afternoon.\n\nYou talk to eight merchants, find out where they get stuck, and design the flow with us. Our engineers build it; you review what they build. Legal texts are not part of this work.',
    deliverables: ['Findings from eight interviews', 'A tested prototype in Figma', 'Specifications for the engineers'],
    skills: ['product-design', 'figma', 'user-research'],
    team: 'A product manager in Oslo, two engineers in Lisbon and our support lead in São Paulo.',
    startsOn: inDays(26),
    weeks: 10,
    hoursPerWeek: 20,
    timeZone: 'Europe/Oslo',
    overlapHours: 3,
    rateType: 'daily',
    budgetMin: 650,
    budgetMax: 800,
    currency: 'USD',
    shortlistSize: 3,
    replyDays: 5,
  })
  const { id } = await createBrief(db, platform, owner, company, onboarding)
  await stepBrief(db, platform, owner, id, 'publish')

  await createBrief(
    db,
    platform,
    owner,
    company,
    newBrief.parse({
      title: 'A design system for our dashboards',
      summary: 'Bring three dashboards that grew apart back to one set of components.',
      scope:
        'We have three dashboards with three sets of components. You take stock, propose one set, and document it so that our teams can move over step by step.',
      deliverables: ['An inventory of today’s components', 'A documented library in Figma'],
      skills: ['figma'],
      startsOn: inDays(60),
      weeks: 6,
      hoursPerWeek: 15,
      timeZone: 'Europe/Oslo',
      overlapHours: 2,
      rateType: 'fixed',
      budgetMin: 9000,
      budgetMax: 14_000,
      currency: 'USD',
    }),
  )
}
