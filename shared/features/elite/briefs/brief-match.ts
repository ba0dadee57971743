// Whether a brief suits a member, and why. A brief that breaks a member’s own rules is never offered; unknown facts are not held
// against anybody.

import { workSpans } from '#shared/kit/day-band.ts'
import { DAY, HOUR, instantAt } from '#shared/kit/time-zones.ts'
import type { PreferenceForm } from '../elite/elite-forms.contract.ts'
import type { RateType } from './brief-limits.ts'

export type MatchedBrief = {
  companyName: string
  skills: readonly string[]
  startsOn: string
  hoursPerWeek: number
  timeZone: string
  overlapHours: number
  budgetMax: number
  currency: string
  rateType: RateType
}

export type MatchedMember = {
  timeZone: string
  preference: PreferenceForm
  /** Slugs. */
  claimed: readonly string[]
  proven: readonly string[]
}

export type BriefMatch = {
  proven: string[]
  claimed: string[]
  overlapHours: number
  isWithinRate: boolean
  isAvailable: boolean
}

const CLIENT_DAY = { from: 9 * 60, to: 17 * 60 }
const HOURS_PER_DAY = 8
const HOURS_PER_MONTH = 160

/** Null if the brief should not be offered to this member. */
export function matchBrief(brief: MatchedBrief, member: MatchedMember): BriefMatch | null {
  const { preference } = member
  const wanted = new Set(brief.skills)
  const proven = member.proven.filter((skill) => wanted.has(skill))
  const claimed = member.claimed.filter((skill) => wanted.has(skill) && !proven.includes(skill))
  if (proven.length + claimed.length === 0) return null
  if (linesOf(preference.blockedCompanies).includes(fold(brief.companyName))) return null
  if (!preference.engagement.includes(brief.rateType)) return null
  if (preference.weeklyHours !== null && preference.weeklyHours < brief.hoursPerWeek) return null
  const isWithinRate = compareRate(brief, preference)
  if (isWithinRate === false) return null
  const overlapHours = sharedHours(brief, member)
  if (overlapHours < brief.overlapHours) return null
  return {
    proven,
    claimed,
    overlapHours,
    isWithinRate: isWithinRate === true,
    isAvailable: preference.startFrom !== null && preference.startFrom <= brief.startsOn,
  }
}

/** Proven skills count most. */
export const scoreOf = ({ proven, claimed, isWithinRate, isAvailable }: BriefMatch): number =>
  proven.length * 6 + claimed.length * 3 + Number(isWithinRate) * 2 + Number(isAvailable) * 2

const fold = (text: string): string => text.trim().toLocaleLowerCase('en')
const linesOf = (text: string): string[] => text.split('\n').map(fold)

/** Null if they cannot be compared: a fixed price, or another currency. */
function compareRate({ budgetMax, currency, rateType }: MatchedBrief, preference: PreferenceForm): boolean | null {
  if (preference.rate === null || preference.currency !== currency || rateType === 'fixed') return null
  const hoursIn = { hour: 1, day: HOURS_PER_DAY, month: HOURS_PER_MONTH }[preference.ratePeriod]
  return budgetMax / (rateType === 'daily' ? HOURS_PER_DAY : 1) >= preference.rate / hoursIn
}

/** On the first day; the member’s day can move by as many hours as they allow. */
function sharedHours({ startsOn, timeZone }: MatchedBrief, { preference, ...member }: MatchedMember): number {
  const noon = instantAt(timeZone, startsOn, 12 * 60)
  const [client] = workSpans({ zone: timeZone, window: CLIENT_DAY }, { from: noon - DAY / 2, to: noon + DAY / 2 })
  if (!client) return 0
  const window = { from: preference.fromHour * 60, to: preference.toHour * 60 }
  const range = { from: noon - DAY * 1.5, to: noon + DAY * 1.5 }
  const shift = preference.maxShiftHours * HOUR
  const shared = workSpans({ zone: member.timeZone, window }, range).map(({ from, to }) => {
    const length = to - from
    const best = Math.min(Math.max(client.from, from - shift), from + shift)
    return Math.min(client.to, best + length) - Math.max(client.from, best)
  })
  return Math.max(0, Math.floor(Math.max(0, ...shared) / HOUR))
}
