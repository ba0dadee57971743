import { z } from 'zod'

/** Where a list goes on: a time that a database knows, or that there is none, and an id. */
export const placeInList = z.string().regex(/^(\d{1,13}|none)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
