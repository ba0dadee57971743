// Keyset pagination: the cursor is the last row seen, so every page costs the same and rows that arrive in between are
// neither skipped nor repeated.

import { z } from 'zod'
import { MAX_PAGE_SIZE } from './page-size.ts'

export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
})

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })
export type Page<T> = { items: T[]; nextCursor: string | null }

/** `rows` has one row more than the page if there is a next page, so query for `limit + 1`. */
export function toPage<Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { items: shown.map(present), nextCursor }
}
