// Keyset pagination: a cursor names the last row seen, so a page costs the same at any depth and rows that arrive
// meanwhile are neither skipped nor repeated.

import { z } from 'zod'
import { MAX_PAGE_SIZE } from './page-size.ts'

export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
})

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })
export type Page<T> = { items: T[]; nextCursor: string | null }

/** `rows` are one more than the page holds when there is a next page, so a list is asked for `limit + 1`. */
export function toPage<Row extends { id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { items: shown.map(present), nextCursor }
}
