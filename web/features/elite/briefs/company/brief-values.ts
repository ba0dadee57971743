import type { RateType } from '#shared/features/elite/briefs/brief-limits.ts'
import type { CompanyBrief } from '#shared/features/elite/briefs/company-briefs.contract.ts'

/** What is typed: lists are lines, and skills still have their names. */
export type BriefValues = {
  title: string
  summary: string
  scope: string
  deliverables: string[]
  skills: string[]
  team: string
  startsOn: string | null
  weeks: number
  hoursPerWeek: number
  timeZone: string
  overlapHours: number
  rateType: RateType
  budgetMin: number
  budgetMax: number
  currency: string
  seats: number
  shortlistSize: number
  replyDays: number
  hasNda: boolean
}

export type BriefTermsProps = { values: BriefValues; change: (changed: Partial<BriefValues>) => void }

export type NamedSkill = { slug: string; name: string }
export type BriefStart = { values: BriefValues; skills: NamedSkill[] }

export const emptyBrief = (timeZone: string): BriefStart => ({
  values: {
    title: '',
    summary: '',
    scope: '',
    deliverables: [],
    skills: [],
    team: '',
    startsOn: null,
    weeks: 8,
    hoursPerWeek: 20,
    timeZone,
    overlapHours: 2,
    rateType: 'hourly',
    budgetMin: Number.NaN,
    budgetMax: Number.NaN,
    currency: 'USD',
    seats: 1,
    shortlistSize: 3,
    replyDays: 2,
    hasNda: false,
  },
  skills: [],
})

export function editableBrief(brief: CompanyBrief): BriefStart {
  const { title, summary, scope, deliverables, team, startsOn, weeks, hoursPerWeek, timeZone, overlapHours } = brief
  const { rateType, budgetMin, budgetMax, currency, seats, shortlistSize, replyDays, hasNda, skills } = brief
  const work = { title, summary, scope, deliverables, team, skills: skills.map(({ slug }) => slug) }
  const time = { startsOn, weeks, hoursPerWeek, timeZone, overlapHours }
  const money = { rateType, budgetMin, budgetMax, currency }
  return { values: { ...work, ...time, ...money, seats, shortlistSize, replyDays, hasNda }, skills }
}
