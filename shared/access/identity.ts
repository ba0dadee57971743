// The signed-in person as returned by `GET /api/user`: all that the session client knows about them.

import { z } from 'zod'
import { densities, themes, timeFormats } from '../site.ts'

export const roles = ['talent', 'company', 'operator'] as const
export type Role = (typeof roles)[number]

export const identity = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The name the person goes by. */
    calledName: z.string(),
    email: z.email(),
    // Named as in the session client's protocol.
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
    /** What amounts are shown in: the chosen currency, otherwise that of their country. */
    homeCurrency: z.string().length(3).nullable(),
    isOnboarded: z.boolean(),
    /** When the account will be deleted; null unless its owner has requested it. */
    deletionAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Identity' })

export type Identity = z.infer<typeof identity>
