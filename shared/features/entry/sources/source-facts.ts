// Fixed lists for sources, without the schemas.

export const sourceKinds = ['partner', 'community', 'company'] as const
export type SourceKind = (typeof sourceKinds)[number]

/**
 * What a source learns about the people it refers. `count`: only how many signed up. `names`: also their names. The
 * page says so above the form, before anyone signs up.
 */
export const sourceSharings = ['count', 'names'] as const
export type SourceSharing = (typeof sourceSharings)[number]

export const MIN_SOURCE_NAME = 2
export const MAX_SOURCE_NAME = 80
export const MAX_SOURCE_MESSAGE = 300
export const MAX_SOURCE_PATH = 200

/** Ten characters without lookalikes: 50 random bits, and still easy to read out. */
export const SOURCE_ID_LENGTH = 10
export const SOURCE_ID_LETTERS = '23456789abcdefghijkmnpqrstuvwxyz'
export const sourceIdPattern = new RegExp(`^[${SOURCE_ID_LETTERS}]{${SOURCE_ID_LENGTH}}$`)
