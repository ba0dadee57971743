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
