import { z } from 'zod'

/** The cursor of a list: a timestamp within the database's range, or `none`, and an id. */
export const listCursor = z.string().regex(/^(\d{1,13}|none)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
