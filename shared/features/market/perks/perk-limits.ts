export const MAX_PERK_TITLE = 100
export const MAX_PARTNER = 60
export const MAX_PERK_ABOUT = 600
export const MAX_PERK_CODE = 60
export const MAX_PERK_COUNTRIES = 250
export const MAX_PERK_LIMIT = 1_000_000

/** What a reader can do with a perk. */
export const perkStates = ['open', 'claimed', 'used_up', 'ended', 'elsewhere'] as const
export type PerkState = (typeof perkStates)[number]
