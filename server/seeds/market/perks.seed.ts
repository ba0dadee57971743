// Perks of fictional partners.

import { claimPerk, createPerk } from '#server/features/market/perks/perks.service.ts'
import type { PerkContent } from '#shared/features/market/perks/perks.contract.ts'
import { addDays, localDateAt } from '#shared/kit/time-zones.ts'
import { demoOperator, demoTalent } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

type DemoPerk = Pick<PerkContent, 'partner' | 'title' | 'about' | 'code' | 'countries'> & {
  limit?: number
  lastsDays?: number
}

const eastAfrica = ['KE', 'UG', 'TZ', 'RW']
const perks: readonly DemoPerk[] = [
  {
    partner: 'Uhuru Desk',
    title: 'Ten days of desk space a month',
    about: 'A desk, a meeting room for two hours and good coffee in Nairobi, Mombasa and Kisumu.',
    code: 'DEMO-DESK-10',
    countries: ['KE'],
    limit: 200,
  },
  {
    partner: 'Mkoba Pay',
    title: 'Three months of free payouts from euros to shillings',
    about: 'No fee and the middle rate, up to 2,000 euros a month.',
    code: 'DEMO-MKOBA-3',
    countries: eastAfrica,
    lastsDays: 45,
  },
  {
    partner: 'Fundi Cover',
    title: 'Laptop insurance at half price',
    about: 'Covers theft and falls for a year, with a replacement within five days.',
    code: 'DEMO-FUNDI-50',
    countries: eastAfrica,
  },
  {
    partner: 'Kodi Clear',
    title: 'One hour with a tax adviser',
    about: 'For contractors with clients abroad. Bring your last three invoices.',
    code: 'DEMO-KODI-60',
    countries: ['KE'],
    limit: 50,
  },
  {
    partner: 'Lingua Hall',
    title: 'A month of English conversation groups',
    about: 'Two evenings a week in groups of five, online.',
    code: 'DEMO-LINGUA-1',
    countries: [],
  },
  {
    partner: 'Quiet Ports',
    title: '20% off noise-cancelling headphones',
    about: 'Ships to every country in the list of the shop.',
    code: 'DEMO-QUIET-20',
    countries: [],
    lastsDays: 20,
  },
  {
    partner: 'Praça Coworking',
    title: 'A free week of coworking in Curitiba or São Paulo',
    about: 'Open from seven to ten, also on Saturdays.',
    code: 'DEMO-PRACA-7',
    countries: ['BR'],
  },
  {
    partner: 'Nordlys Regnskap',
    title: 'The first tax return of a sole trader, checked',
    about: 'An accountant reads it before you send it.',
    code: 'DEMO-NORDLYS-1',
    countries: ['NO', 'SE', 'DK'],
  },
  {
    partner: 'Monsoon Health',
    title: 'Six months of family health cover at a third off',
    about: 'For freelancers and their families, without a waiting period.',
    code: 'DEMO-MONSOON-33',
    countries: ['IN', 'LK', 'BD', 'NP'],
    limit: 300,
  },
]

export const seedPerks: Seed = async (platform, world) => {
  const operator = world.person(demoOperator)
  const today = localDateAt('UTC', platform.clock.now().getTime())
  const ids: string[] = []
  for (const { limit = null, lastsDays, ...perk } of perks) {
    const content = {
      ...perk,
      limit,
      url: 'https://partner.example/meridian',
      startsOn: null,
      endsOn: lastsDays === undefined ? null : addDays(today, lastsDays),
    }
    ids.push((await createPerk(platform.db, platform, operator, content)).id)
  }
  const claimed = ids[2]
  if (claimed) await claimPerk(platform, world.person(demoTalent), claimed)
}
