/** Signed credentials are about 3 KB; a longer text is none of ours. */
export const MAX_TOKEN = 16_384

/** Bits of one status list. The standard asks for at least this many, so that fetching a list tells nobody whose badge is checked. */
export const STATUS_LIST_BITS = 131_072
