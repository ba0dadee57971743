/** Shorter texts match nearly everything. */
export const MIN_PALETTE_TEXT = 2
export const MAX_PALETTE_TEXT = 100
/** A palette is for finding one thing; the screens have the full lists. */
export const PALETTE_GROUP_SIZE = 5
