// The closed lists of what a person can choose about being seen, told and asked. Apart from the contracts, so that a page
// can know them without loading the schemas.

export const seekingStates = ['active', 'open', 'not_looking'] as const
export type SeekingState = (typeof seekingStates)[number]

export const MAX_DOMAIN_LENGTH = 253
/** Both lists are shown whole, so they have an end. */
export const MAX_HIDDEN_COMPANIES = 200
export const MAX_HIDDEN_DOMAINS = 50
