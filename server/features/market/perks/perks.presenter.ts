import type { PerkState } from '#shared/features/market/perks/perk-limits.ts'
import type { OpsPerk, Perk } from '#shared/features/market/perks/perks.contract.ts'
import type { PerkRow } from './perks.queries.ts'

export const presentPerk = (
  { id, partner, title, about, countries, endsOn, limit, code, url }: PerkRow,
  { claims, claimedAt }: { claims: number; claimedAt: Date | null },
  state: PerkState,
): Perk => ({
  id,
  partner,
  title,
  about,
  countries,
  endsOn,
  left: limit === null ? null : Math.max(0, limit - claims),
  state,
  claim: claimedAt && { at: claimedAt.toISOString(), code, url },
})

export const presentOps = (
  { id, partner, title, about, url, code, countries, limit, startsOn, endsOn }: PerkRow,
  claims: number,
): OpsPerk => ({ id, partner, title, about, url, code, countries, limit, startsOn, endsOn, claims })
