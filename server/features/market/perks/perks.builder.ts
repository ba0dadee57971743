import type { PerkContent } from '#shared/features/market/perks/perks.contract.ts'

export const PERKS = '/talent/api/perks'
export const OPS_PERKS = '/ops/api/perks'

export const perkOf = (given: Partial<PerkContent> = {}): PerkContent => ({
  partner: 'Uhuru Desk',
  title: 'Ten days of desk space',
  about: 'A desk in three cities.',
  url: 'https://desk.example/meridian',
  code: 'DESK-10',
  countries: ['KE'],
  limit: null,
  startsOn: null,
  endsOn: null,
  ...given,
})
