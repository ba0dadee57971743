import type { PerkState } from '#shared/features/market/perks/perk-limits.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import type { PerkRow } from './perks.queries.ts'

type Facts = { country: string | null; today: LocalDate; claims: number; claimedAt: Date | null }

/** Somebody whose country is unknown can only claim what works everywhere. */
export function stateOf(
  { countries, limit, startsOn, endsOn }: PerkRow,
  { country, today, claims, claimedAt }: Facts,
): PerkState {
  if (claimedAt) return 'claimed'
  if ((endsOn !== null && endsOn < today) || (startsOn !== null && startsOn > today)) return 'ended'
  if (countries.length > 0 && !(country !== null && countries.includes(country))) return 'elsewhere'
  return limit !== null && claims >= limit ? 'used_up' : 'open'
}

export const canClaim = (state: PerkState): boolean => state === 'open'
