// The closed lists of a source, without the schemas.

export const sourceKinds = ['partner', 'community', 'company'] as const
export type SourceKind = (typeof sourceKinds)[number]

/**
 * What a source learns about the people it sends. `count`: how many signed up, nobody's name. `names`: also the name of
 * each of them. The page says it above the form, before anyone signs up.
 */
export const sourceSharings = ['count', 'names'] as const
export type SourceSharing = (typeof sourceSharings)[number]

export const MIN_SOURCE_NAME = 2
export const MAX_SOURCE_NAME = 80
export const MAX_SOURCE_MESSAGE = 300
export const MAX_SOURCE_PATH = 200

/** Ten letters and digits that cannot be mistaken for each other: 50 random bits, and still fit to be read out. */
export const SOURCE_ID_LENGTH = 10
export const SOURCE_ID_LETTERS = '23456789abcdefghijkmnpqrstuvwxyz'
export const sourceIdPattern = new RegExp(`^[${SOURCE_ID_LETTERS}]{${SOURCE_ID_LENGTH}}$`)
