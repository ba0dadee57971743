import { z } from 'zod'

/** A choice, not a number that is typed: leaving it open is reported as such. */
export const starRating = z.literal<number[]>([1, 2, 3, 4, 5])
