// What briefs consist of, for both sides.

import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import * as limits from './brief-limits.ts'

const instant = z.iso.datetime()

export const words = (shortest: number, longest: number) => z.string().trim().min(shortest).max(longest)

/** What a company writes and a member reads. */
const fields = z.object({
  title: singleLine(limits.MIN_BRIEF_TITLE, limits.MAX_BRIEF_TITLE),
  summary: words(limits.MIN_SUMMARY, limits.MAX_SUMMARY),
  scope: words(limits.MIN_SCOPE, limits.MAX_SCOPE),
  deliverables: z.array(singleLine(1, limits.MAX_DELIVERABLE)).min(1).max(limits.MAX_DELIVERABLES),
  /** Slugs from the catalogue, which only the server has. */
  skills: z.array(z.string().max(60)).min(1).max(limits.MAX_BRIEF_SKILLS),
  team: words(0, limits.MAX_TEAM).default(''),
  startsOn: z.iso.date(),
  weeks: z.int().min(1).max(limits.MAX_WEEKS),
  hoursPerWeek: z.int().min(limits.MIN_HOURS).max(limits.MAX_HOURS),
  timeZone: z.string().refine(isTimeZone, {
    params: /* i18n */ { id: 'validation.time_zone', message: 'Choose a time zone from the list.' },
  }),
  /** Of the client’s working day, 9 to 17. */
  overlapHours: z.int().min(0).max(limits.MAX_OVERLAP_HOURS).default(0),
  rateType: z.enum(limits.rateTypes),
  /** In whole units of the currency. */
  budgetMin: z.int().min(1).max(limits.MAX_BUDGET),
  budgetMax: z.int().min(1).max(limits.MAX_BUDGET),
  currency: z.string().regex(/^[A-Z]{3}$/),
  seats: z.int().min(1).max(limits.MAX_SEATS).default(1),
  shortlistSize: z.int().min(limits.MIN_SHORTLIST).max(limits.MAX_SHORTLIST).default(limits.MIN_SHORTLIST),
  replyDays: z.int().min(limits.MIN_REPLY_DAYS).max(limits.MAX_REPLY_DAYS).default(limits.MIN_REPLY_DAYS),
  hasNda: z.boolean().default(false),
})

export const newBrief = fields
  .refine(({ budgetMin, budgetMax }) => budgetMin <= budgetMax, {
    path: ['budgetMax'],
    params: /* i18n */ { id: 'briefs.budget_order', message: 'The maximum must be at least the minimum.' },
  })
  .refine(({ skills }) => new Set(skills).size === skills.length, {
    path: ['skills'],
    params: /* i18n */ { id: 'briefs.duplicate_skill', message: 'Remove the duplicate.' },
  })
export type NewBrief = z.output<typeof newBrief>

const namedSkill = z.object({ slug: z.string(), name: z.string() })

export const briefFacts = fields.omit({ skills: true }).extend({ id, skills: z.array(namedSkill) })

export const matchReasons = z
  .object({
    proven: z.array(namedSkill),
    claimed: z.array(namedSkill),
    overlapHours: z.int(),
    isWithinRate: z.boolean(),
    isAvailable: z.boolean(),
  })
  .meta({ id: 'BriefMatch' })
export type MatchReasons = z.output<typeof matchReasons>

export const proposalFacts = z.object({
  /** In whole units of the brief’s currency; in all if the price is fixed. */
  rate: z.int().min(1).max(limits.MAX_BUDGET),
  startsOn: z.iso.date(),
  hoursPerWeek: z.int().min(1).max(limits.MAX_HOURS),
  note: words(0, limits.MAX_PROPOSAL_NOTE).default(''),
})

export const briefQuestion = z
  .object({ id, question: z.string(), answer: z.string(), askedAt: instant, answeredAt: instant.nullable() })
  .meta({ id: 'BriefQuestion' })
export type BriefQuestion = z.output<typeof briefQuestion>
