// The signed-in person as `GET /api/user` tells it: the session client's whole knowledge of who is looking.

import { z } from 'zod'
import { densities, themes, timeFormats } from '../site.ts'

export const roles = ['talent', 'company', 'operator'] as const
export type Role = (typeof roles)[number]

export const identity = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** What the person wants to be called. */
    calledName: z.string(),
    email: z.email(),
    // Named as the session client's protocol names it.
    email_verified_at: z.iso.datetime().nullable(),
    roles: z.array(z.enum(roles)),
    country: z.string().length(2).nullable(),
    city: z.string().nullable(),
    timeZone: z.string().nullable(),
    locale: z.string(),
    theme: z.enum(themes),
    density: z.enum(densities),
    timeFormat: z.enum(timeFormats),
    /** ISO 4217; null until chosen. */
    currency: z.string().length(3).nullable(),
    isOnboarded: z.boolean(),
    /** The day the account goes; null unless its owner asked for that. */
    deletionAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Identity' })

export type Identity = z.infer<typeof identity>
