// Where a page of a search ended, as it stands in an address.

import type { Id } from '#shared/kit/ids.ts'

/** Where in the order a job stands: best rank first, then newest, then by id. */
export type SearchPlace = { rank: number; postedAt: number; id: Id }

/** Ranks, and the pay that can be one, are held in 32 bits. */
export const HIGHEST_RANK = 2 ** 31 - 1

const CURSOR = /^(\d{1,10})_(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const writeCursor = ({ rank, postedAt, id }: SearchPlace): string => `${rank}_${postedAt}_${id}`

/** Null when no page ever ended there. */
export function readCursor(cursor: string): SearchPlace | null {
  const [, rank, postedAt, id] = CURSOR.exec(cursor) ?? []
  if (!rank || !postedAt || !id || Number(rank) >= HIGHEST_RANK) return null
  return { rank: Number(rank), postedAt: Number(postedAt), id }
}
