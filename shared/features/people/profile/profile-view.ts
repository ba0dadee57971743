// A profile as somebody else sees it. Parts that are hidden from the reader are null or missing, never blanked.

import { z } from 'zod'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { entryDraft } from './profile-entries.ts'
import { availabilities } from './profile-sections.ts'

export const profileView = z
  .object({
    /** Null if names are hidden. */
    name: z.string().nullable(),
    headline: z.string().nullable(),
    summary: z.string(),
    place: z.object({ country: countryCode, city: z.string(), timeZone: z.string() }).nullable(),
    hours: z.object({ from: z.int(), to: z.int() }).nullable(),
    availability: z
      .object({ kind: z.enum(availabilities), noticeDays: z.int().nullable(), from: z.iso.date().nullable() })
      .nullable(),
    contact: z.object({ email: z.string(), phone: z.string(), url: z.string() }).nullable(),
    skills: z.array(z.object({ slug: z.string(), name: z.string(), level: z.int() })),
    entries: z.array(entryDraft),
  })
  .meta({ id: 'ProfileView' })
export type ProfileView = z.output<typeof profileView>
