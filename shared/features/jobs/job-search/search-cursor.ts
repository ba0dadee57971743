// The cursor of a search: where a page ended, in a form fit for a URL.

import type { Id } from '#shared/kit/ids.ts'

/** The sort position of a job: best rank first, then newest, then by id. */
export type SearchPosition = { rank: number; postedAt: number; id: Id }

/** Ranks, including pay when sorting by it, are stored in 32 bits. */
export const MAX_RANK = 2 ** 31 - 1

const CURSOR = /^(\d{1,10})_(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const writeCursor = ({ rank, postedAt, id }: SearchPosition): string => `${rank}_${postedAt}_${id}`

/** Null for a cursor that no page could have produced. */
export function readCursor(cursor: string): SearchPosition | null {
  const [, rank, postedAt, id] = CURSOR.exec(cursor) ?? []
  if (!rank || !postedAt || !id || Number(rank) >= MAX_RANK) return null
  return { rank: Number(rank), postedAt: Number(postedAt), id }
}
