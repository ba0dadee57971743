// What a company enters about a job. A draft may be incomplete; `whatIsMissing` says what has to be added before
// publication.

import { z } from 'zod'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { isTimeZone, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import * as limits from './job-limits.ts'
import {
  DEFAULT_HOURS_PER_WEEK,
  eligibilityModes,
  employmentTypes,
  engagements,
  equipmentTerms,
  jobRegions,
  languageLevels,
  MAX_EVIDENCE,
  MAX_HOURS_PER_WEEK,
  MAX_JOB_SKILLS,
  MAX_OVERLAP_HOURS,
  MAX_SKILL_LEVEL,
  MIN_SKILL_LEVEL,
  payBases,
  payPeriods,
  payPolicies,
  seniorities,
  stageKinds,
  workAuthorizations,
  workplaces,
} from './job-terms.ts'

const trimmed = (longest: number) => z.string().trim().min(1).max(longest)
const lines = z.array(trimmed(limits.MAX_LINE)).max(limits.MAX_LINES).default([])

const timeZone = z.string().refine(isTimeZone, {
  params: /* i18n */ { id: 'validation.time_zone', message: 'Choose a time zone from the list.' },
})

const money = z
  .object({ amount: z.int().min(1).max(1e13), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ id: 'Money' })

export const jobLocation = z
  .object({
    kind: z.enum(['office', 'remote_base']),
    city: singleLine(1, 100).nullable(),
    country: countryCode.nullable(),
  })
  .meta({ id: 'JobLocation' })
export type JobLocation = z.infer<typeof jobLocation>

const eligibility = z
  .object({
    mode: z.enum(eligibilityModes).default('unknown'),
    countries: z.array(countryCode).max(250).default([]),
    regions: z.array(z.enum(jobRegions)).max(jobRegions.length).default([]),
    excludedSubdivisions: z
      .array(z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))
      .max(60)
      .default([]),
    workAuthorization: z.enum(workAuthorizations).nullable().default(null),
    residenceRequired: z.boolean().default(false),
    evidence: trimmed(MAX_EVIDENCE).nullable().default(null),
  })
  .refine(
    ({ mode, countries, regions }) => (mode !== 'allow' && mode !== 'deny') || countries.length + regions.length > 0,
    {
      path: ['countries'],
      params: /* i18n */ { id: 'jobs.countries_missing', message: 'Add at least one country or region.' },
    },
  )
  .meta({ id: 'JobEligibility' })

const hours = z
  .object({
    zone: timeZone.nullable().default(null),
    core: z
      .object({
        from: z
          .int()
          .min(0)
          .max(MINUTES_PER_DAY - 1),
        to: z.int().min(1).max(MINUTES_PER_DAY),
      })
      .nullable()
      .default(null),
    minOverlapHours: z.number().min(0).max(MAX_OVERLAP_HOURS).multipleOf(0.5).default(0),
    utcOffsets: z
      .object({ from: z.number().min(-12).max(14), to: z.number().min(-12).max(14) })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        params: /* i18n */ { id: 'jobs.offsets_order', message: 'Choose an offset after the first one.' },
      })
      .nullable()
      .default(null),
  })
  .meta({ id: 'JobHours' })

export const jobPay = z
  .object({
    min: money.nullable(),
    max: money.nullable(),
    period: z.enum(payPeriods),
    hoursPerWeek: z.number().min(1).max(MAX_HOURS_PER_WEEK).default(DEFAULT_HOURS_PER_WEEK),
    basis: z.enum(payBases).default('gross'),
    policy: z.enum(payPolicies).default('global'),
  })
  .refine(({ min, max }) => min !== null || max !== null, {
    path: ['min'],
    params: /* i18n */ { id: 'jobs.pay_missing', message: 'Enter at least one end of the range.' },
  })
  .refine(({ min, max }) => !min || !max || min.currency === max.currency, {
    path: ['max'],
    params: /* i18n */ { id: 'jobs.pay_currencies', message: 'Use the same currency for both ends.' },
  })
  .refine(({ min, max }) => !min || !max || min.currency !== max.currency || min.amount <= max.amount, {
    path: ['max'],
    params: /* i18n */ { id: 'jobs.pay_order', message: 'The maximum must be at least the minimum.' },
  })
  .meta({ id: 'JobPay' })

export const jobSkill = z
  .object({
    /** A slug from the catalogue, which only the server has. */
    skillId: z.string().max(60),
    isRequired: z.boolean().default(true),
    minLevel: z.int().min(MIN_SKILL_LEVEL).max(MAX_SKILL_LEVEL).default(3),
  })
  .meta({ id: 'JobSkill' })

const jobLanguage = z
  .object({ language: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/), level: z.enum(languageLevels) })
  .meta({ id: 'JobLanguage' })

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length
const onceEach = /* i18n */ { id: 'jobs.duplicate_entry', message: 'Remove the duplicate.' }

export const jobTerms = z.object({
  employmentType: z.enum(employmentTypes).default('full_time'),
  engagements: z.array(z.enum(engagements)).min(1).max(engagements.length).default(['employee_local']),
  workplace: z.enum(workplaces).default('remote'),
  seniority: z.enum(seniorities).default('mid'),
  eligibility: eligibility.prefault({}),
  hours: hours.prefault({}),
  pay: jobPay.nullable().default(null),
  languages: z
    .array(jobLanguage)
    .max(limits.MAX_LANGUAGES)
    .refine((list) => isEachOnce(list.map(({ language }) => language)), { params: onceEach })
    .default([]),
  skills: z
    .array(jobSkill)
    .max(MAX_JOB_SKILLS)
    .refine((list) => isEachOnce(list.map(({ skillId }) => skillId)), { params: onceEach })
    .default([]),
  travelPercent: z.int().min(0).max(100).default(0),
  equipment: z.enum(equipmentTerms).nullable().default(null),
})

export { type StageKind, stageKinds } from './job-terms.ts'

export const jobFields = jobTerms.extend({
  title: singleLine(limits.MIN_TITLE, limits.MAX_TITLE),
  description: z.string().trim().max(limits.MAX_DESCRIPTION).default(''),
  responsibilities: lines,
  requirements: lines,
  benefits: lines,
  department: singleLine(1, limits.MAX_DEPARTMENT).nullable().default(null),
  openings: z.int().min(1).max(limits.MAX_OPENINGS).default(1),
  locations: z.array(jobLocation).max(limits.MAX_LOCATIONS).default([]),
  equity: trimmed(limits.MAX_EQUITY).nullable().default(null),
  bonus: trimmed(limits.MAX_BONUS).nullable().default(null),
  visibility: z.enum(['public', 'unlisted', 'invite_only']).default('public'),
  replyDays: z.int().min(1).max(limits.MAX_REPLY_DAYS).default(limits.DEFAULT_REPLY_DAYS),
  applicationCap: z.int().min(1).max(limits.MAX_APPLICATIONS).nullable().default(null),
  stages: z
    .array(z.object({ name: singleLine(1, limits.MAX_STAGE_NAME), kind: z.enum(stageKinds) }))
    .max(limits.MAX_STAGES)
    .default([]),
})
export type JobFields = z.output<typeof jobFields>
