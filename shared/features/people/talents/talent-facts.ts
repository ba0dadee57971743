// What a talent says about the work they can take. Asked during onboarding, edited later in the profile; the fit of a
// job is computed from it.

import { z } from 'zod'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { isTimeZone, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { MAX_CITY, MAX_HEADLINE, MAX_PAY_FLOOR, MAX_SKILLS, MAX_WORK_COUNTRIES, MIN_HEADLINE } from './talent-limits.ts'
import { payFloorPeriods, seniorities } from './talent-words.ts'

export const place = z.object({
  country: countryCode,
  city: singleLine(1, MAX_CITY),
  timeZone: z.string().refine(isTimeZone, {
    params: /* i18n */ { id: 'validation.time_zone', message: 'Choose a time zone from the list.' },
  }),
  /** Where the person may work without a permit. */
  workCountries: z
    .array(countryCode)
    .max(MAX_WORK_COUNTRIES)
    .transform((codes) => [...new Set(codes)]),
})
export type Place = z.infer<typeof place>

/** Minutes after midnight in the person's time zone; `to` before `from` means the hours run past midnight. */
export const hours = z
  .object({
    from: z
      .int()
      .min(0)
      .max(MINUTES_PER_DAY - 1),
    to: z.int().min(1).max(MINUTES_PER_DAY),
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    params: /* i18n */ { id: 'validation.hours_empty', message: 'Choose an end that differs from the start.' },
  })
export type Hours = z.infer<typeof hours>

/** In the smallest unit of the currency. */
export const payFloor = z.object({
  amount: z.number().int().min(1).max(MAX_PAY_FLOOR),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(payFloorPeriods),
})
export type PayFloor = z.infer<typeof payFloor>

export const claimedSkill = z.object({ slug: z.string().max(60), level: z.int().min(1).max(5) })
export type ClaimedSkill = z.infer<typeof claimedSkill>

export const work = z.object({
  headline: singleLine(MIN_HEADLINE, MAX_HEADLINE),
  seniority: z.enum(seniorities),
  skills: z
    .array(claimedSkill)
    .max(MAX_SKILLS)
    .refine((skills) => new Set(skills.map(({ slug }) => slug)).size === skills.length, {
      params: /* i18n */ { id: 'validation.duplicate_skill', message: 'Remove the duplicate skill.' },
    }),
})
export type Work = z.infer<typeof work>

export const resumeFile = z.object({ id, name: z.string(), size: z.int(), createdAt: z.iso.datetime() })

/** All answers so far; null if not answered yet. */
export const talentFacts = z
  .object({
    place: place.extend({ workCountries: z.array(countryCode) }).nullable(),
    hours: z.object({ from: z.int(), to: z.int() }).nullable(),
    payFloor: payFloor.nullable(),
    work: z
      .object({
        headline: z.string(),
        seniority: z.enum(seniorities),
        skills: z.array(claimedSkill.extend({ name: z.string() })),
      })
      .nullable(),
    resume: resumeFile.nullable(),
  })
  .meta({ id: 'TalentFacts' })
export type TalentFacts = z.infer<typeof talentFacts>
