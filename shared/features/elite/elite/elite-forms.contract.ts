// The four forms. Each has two schemas: what may be saved while it is being filled in, and what it takes to submit it.

import { z } from 'zod'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import * as limits from './elite-limits.ts'
import { engagementKinds, englishLevels, legalForms, ratePeriods, tracks, weekDays } from './elite-words.ts'

/** Counts the saves of a form. A save names the one it is based on, and is refused if there is a newer one. */
export const formRevision = z.int().min(0)
export const basedOn = { revision: formRevision }

const line = (max: number) => singleLine(0, max).default('')
const text = (max: number) => z.string().trim().max(max).default('')
const maybe = <S extends z.ZodType>(schema: S) => schema.nullable().default(null)

const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address)

const notAddresses = {
  params: /* i18n */ { id: 'elite.links', message: 'Enter one web address per line, each starting with https://' },
}

const workDraft = z.object({
  title: line(limits.MAX_WORK_TITLE),
  role: line(limits.MAX_WORK_TITLE),
  problem: text(limits.MAX_WORK_TEXT),
  outcome: text(limits.MAX_WORK_TEXT),
  url: line(limits.MAX_URL),
})
export type BestWork = z.output<typeof workDraft>

export const joinDraft = z
  .object({
    headline: line(limits.MAX_HEADLINE),
    motivation: text(limits.MAX_MOTIVATION),
    track: maybe(z.enum(tracks)),
    years: maybe(z.int().min(0).max(limits.MAX_YEARS)),
    english: maybe(z.enum(englishLevels)),
    /** One web address per line. */
    links: text(limits.MAX_LINKS * limits.MAX_URL),
    works: z.array(workDraft).max(limits.MAX_WORKS).default([]),
  })
  .meta({ id: 'EliteJoinForm' })
export type JoinForm = z.output<typeof joinDraft>

export const joinForm = joinDraft.extend({
  headline: singleLine(limits.MIN_HEADLINE, limits.MAX_HEADLINE),
  motivation: z.string().trim().min(limits.MIN_MOTIVATION).max(limits.MAX_MOTIVATION),
  track: z.enum(tracks),
  years: z.int().min(0).max(limits.MAX_YEARS),
  english: z.enum(englishLevels),
  links: z
    .string()
    .trim()
    .max(limits.MAX_LINKS * limits.MAX_URL)
    .refine((given) => linesOf(given).length <= limits.MAX_LINKS && linesOf(given).every(isWebAddress), notAddresses),
  works: z
    .array(
      z.object({
        title: singleLine(1, limits.MAX_WORK_TITLE),
        role: singleLine(1, limits.MAX_WORK_TITLE),
        problem: z.string().trim().min(1).max(limits.MAX_WORK_TEXT),
        outcome: z.string().trim().min(1).max(limits.MAX_WORK_TEXT),
        url: z
          .string()
          .trim()
          .max(limits.MAX_URL)
          .refine((given) => given === '' || isWebAddress(given), notAddresses),
      }),
    )
    .min(1)
    .max(limits.MAX_WORKS),
})

const hour = z.int().min(0).max(24)

export const preferenceDraft = z
  .object({
    weeklyHours: maybe(z.int().min(limits.MIN_WEEKLY_HOURS).max(limits.MAX_WEEKLY_HOURS)),
    engagement: z.array(z.enum(engagementKinds)).max(engagementKinds.length).default([]),
    days: z.array(z.enum(weekDays)).max(weekDays.length).default(['mon', 'tue', 'wed', 'thu', 'fri']),
    /** Hours of the person's own day. */
    fromHour: hour.default(9),
    toHour: hour.default(17),
    maxShiftHours: z.int().min(0).max(limits.MAX_SHIFT_HOURS).default(0),
    /** In whole units of the currency. */
    rate: maybe(z.int().min(1).max(limits.MAX_RATE)),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('USD'),
    ratePeriod: z.enum(ratePeriods).default('hour'),
    noticeDays: z.int().min(0).max(limits.MAX_NOTICE_DAYS).default(0),
    startFrom: maybe(z.iso.date()),
    travelPercent: z.int().min(0).max(100).default(0),
    /** One per line. */
    industriesToAvoid: text(limits.MAX_AVOIDED * limits.MAX_AVOIDED_NAME),
    blockedCompanies: text(limits.MAX_AVOIDED * limits.MAX_AVOIDED_NAME),
  })
  .meta({ id: 'ElitePreferenceForm' })
export type PreferenceForm = z.output<typeof preferenceDraft>

export const preferenceForm = preferenceDraft
  .extend({
    weeklyHours: z.int().min(limits.MIN_WEEKLY_HOURS).max(limits.MAX_WEEKLY_HOURS),
    engagement: z.array(z.enum(engagementKinds)).min(1),
    days: z.array(z.enum(weekDays)).min(1),
    rate: z.int().min(1).max(limits.MAX_RATE),
    startFrom: z.iso.date(),
  })
  .refine(({ fromHour, toHour }) => fromHour < toHour, {
    path: ['toHour'],
    params: /* i18n */ { id: 'elite.hours', message: 'The end must be later than the start.' },
  })

export const skillsDraft = z
  .object({ skills: z.array(z.string().max(80)).max(limits.MAX_SKILLS).default([]) })
  .meta({ id: 'EliteSkillsForm' })
export type SkillsForm = z.output<typeof skillsDraft>

export const skillsForm = skillsDraft.extend({ skills: z.array(z.string().max(80)).min(1).max(limits.MAX_SKILLS) })

export const complianceDraft = z
  .object({
    legalForm: maybe(z.enum(legalForms)),
    legalName: line(limits.MAX_LEGAL_NAME),
    taxResidence: maybe(countryCode),
    isUsPerson: z.boolean().default(false),
    hasUsPayer: z.boolean().default(false),
    taxId: line(limits.MAX_TAX_ID),
    vatId: line(limits.MAX_TAX_ID),
    address: text(limits.MAX_ADDRESS),
    payoutCountry: maybe(countryCode),
    /** What decides whether somebody is a contractor or an employee in disguise. */
    worksAlone: z.boolean().default(false),
    usesOwnTools: z.boolean().default(false),
    hasOtherClients: z.boolean().default(false),
    conflicts: text(limits.MAX_NOTE),
    insurance: text(limits.MAX_NOTE),
  })
  .meta({ id: 'EliteComplianceForm' })
export type ComplianceForm = z.output<typeof complianceDraft>

export const complianceForm = complianceDraft.extend({
  legalForm: z.enum(legalForms),
  legalName: singleLine(2, limits.MAX_LEGAL_NAME),
  taxResidence: countryCode,
  taxId: singleLine(2, limits.MAX_TAX_ID),
  address: z.string().trim().min(5).max(limits.MAX_ADDRESS),
  payoutCountry: countryCode,
})
