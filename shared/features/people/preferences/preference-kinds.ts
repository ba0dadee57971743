// Fixed lists and limits of privacy and notification preferences. Separate from the contracts, so that pages can import
// them without the schemas.

export const seekingStates = ['active', 'open', 'not_looking'] as const
export type SeekingState = (typeof seekingStates)[number]

export const MAX_DOMAIN_LENGTH = 253
/** Limited because both lists are shown in full. */
export const MAX_HIDDEN_COMPANIES = 200
export const MAX_HIDDEN_DOMAINS = 50
