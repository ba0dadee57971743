import { z } from 'zod'
import { id } from './ids.ts'

/** A person, a company or anything else that is shown by its name. */
export const named = z.object({ id, name: z.string() }).meta({ id: 'Named' })
