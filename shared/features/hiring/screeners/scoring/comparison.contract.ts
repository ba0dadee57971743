import { z } from 'zod'

/** With everybody who has a result in the same test. Null: not enough people to compare with. */
export const comparison = z.object({ percentile: z.number(), people: z.number() }).nullable()
export type Comparison = z.output<typeof comparison>
