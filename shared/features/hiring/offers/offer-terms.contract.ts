import { z } from 'zod'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { employmentTypes, engagements, MAX_HOURS_PER_WEEK } from '#shared/features/jobs/jobs/job-terms.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import * as limits from './offer-limits.ts'

const days = z.int().min(0).max(365)
const amount = z.int().min(1).max(1e13)

const equity = z
  .object({
    kind: z.enum(limits.equityKinds),
    units: z.int().min(1).max(1e9),
    vestMonths: z.int().min(0).max(120),
    cliffMonths: z.int().min(0).max(60),
  })
  .refine(({ vestMonths, cliffMonths }) => cliffMonths <= vestMonths, {
    path: ['cliffMonths'],
    params: /* i18n */ { id: 'offers.cliff_too_long', message: 'The cliff cannot be longer than the vesting period.' },
  })
  .meta({ id: 'OfferEquity' })

const termFields = z.object({
  title: singleLine(2, limits.MAX_OFFER_TITLE),
  employmentType: z.enum(employmentTypes),
  engagement: z.enum(engagements),
  /** In the currency's smallest unit. */
  amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(limits.offerPayPeriods),
  hoursPerWeek: z.number().min(1).max(MAX_HOURS_PER_WEEK),
  startOn: z.iso.date(),
  /** Null for an open-ended contract. */
  endOn: z.iso.date().nullable().default(null),
  leaveDays: days,
  trialDays: days,
  noticeDays: days,
  /** In the smallest unit of the same currency. */
  signOn: amount.nullable().default(null),
  bonus: z.string().trim().max(limits.MAX_OFFER_LINE).default(''),
  equity: equity.nullable().default(null),
  benefits: z.array(z.string().trim().min(1).max(limits.MAX_BENEFIT)).max(limits.MAX_BENEFITS).default([]),
  equipment: z.string().trim().max(limits.MAX_OFFER_LINE).default(''),
  /** Where and when the work is done. */
  workRule: z.string().trim().max(limits.MAX_OFFER_LINE).default(''),
  /** The country whose law governs the contract. */
  law: countryCode.nullable().default(null),
  letter: z.string().trim().min(1).max(limits.MAX_LETTER),
})

const endsAfterStart = {
  path: ['endOn'],
  params: /* i18n */ { id: 'offers.end_before_start', message: 'The end must be after the start.' },
}

export const offerTerms = termFields
  .refine(({ startOn, endOn }) => endOn === null || endOn > startOn, endsAfterStart)
  .meta({ id: 'OfferTerms' })
export type OfferTerms = z.output<typeof termFields>

/** The fields a talent may ask to change, with the value they want. At least one. */
export const counterChanges = termFields
  .pick({
    amount: true,
    hoursPerWeek: true,
    startOn: true,
    leaveDays: true,
    trialDays: true,
    noticeDays: true,
    signOn: true,
    workRule: true,
    equipment: true,
  })
  .extend({
    signOn: amount,
    workRule: z.string().trim().min(1).max(limits.MAX_OFFER_LINE),
    equipment: z.string().trim().min(1).max(limits.MAX_OFFER_LINE),
  })
  .partial()
  .meta({ id: 'OfferCounterChanges' })
export type CounterChanges = z.output<typeof counterChanges>

/** What the job already says. */
export const suggestedTerms = termFields
  .pick({
    title: true,
    employmentType: true,
    engagement: true,
    amount: true,
    currency: true,
    period: true,
    hoursPerWeek: true,
  })
  .partial()
  .meta({ id: 'OfferSuggestedTerms' })
