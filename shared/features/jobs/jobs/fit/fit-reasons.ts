// Why a job fits or does not: a code with values. The text is produced where it is shown, in the reader's language.

import type { JobRegion } from '../job-terms.ts'

export const verdicts = ['yes', 'yes_if', 'unknown', 'no'] as const
export type Verdict = (typeof verdicts)[number]

export type FitReason =
  // no
  | { code: 'country_unreachable'; country: string }
  | { code: 'country_excluded'; country: string }
  | { code: 'subdivision_excluded'; subdivision: string }
  | { code: 'country_not_listed'; country: string; countries: readonly string[]; regions: readonly JobRegion[] }
  | { code: 'office_elsewhere'; city: string | null; country: string }
  | { code: 'work_authorization_missing'; country: string }
  // yes, if …
  | { code: 'contractor_only'; country: string }
  | { code: 'work_authorization_undeclared'; country: string }
  | { code: 'move_with_sponsor'; city: string | null; country: string }
  | { code: 'at_office'; workplace: 'hybrid' | 'onsite'; city: string | null; country: string }
  | { code: 'subdivision_undeclared'; excluded: readonly string[] }
  | { code: 'hours_short'; neededMinutes: number; worstMinutes: number; shiftMinutes: number; canBeEnough: boolean }
  | { code: 'hours_undeclared'; neededMinutes: number }
  | { code: 'team_hours_unknown'; neededMinutes: number }
  | { code: 'offset_outside'; from: number; to: number; missingMinutes: number }
  // unknown
  | { code: 'eligibility_unknown' }
  | { code: 'own_country_unknown' }
  // yes
  | { code: 'worldwide' }
  | { code: 'country_listed'; country: string; region: JobRegion | null }
  | { code: 'country_not_excluded'; country: string }
  | { code: 'work_authorization_held'; country: string }
  | { code: 'hours_enough'; neededMinutes: number; worstMinutes: number }

export type FitReasonCode = FitReason['code']

const means: Record<FitReasonCode, Verdict> = {
  country_unreachable: 'no',
  country_excluded: 'no',
  subdivision_excluded: 'no',
  country_not_listed: 'no',
  office_elsewhere: 'no',
  work_authorization_missing: 'no',
  contractor_only: 'yes_if',
  work_authorization_undeclared: 'yes_if',
  move_with_sponsor: 'yes_if',
  at_office: 'yes_if',
  subdivision_undeclared: 'yes_if',
  hours_short: 'yes_if',
  hours_undeclared: 'yes_if',
  team_hours_unknown: 'yes_if',
  offset_outside: 'yes_if',
  eligibility_unknown: 'unknown',
  own_country_unknown: 'unknown',
  worldwide: 'yes',
  country_listed: 'yes',
  country_not_excluded: 'yes',
  work_authorization_held: 'yes',
  hours_enough: 'yes',
}

/**
 * The worst reason decides. Unknown outweighs a condition: otherwise a job that does not say who can apply would look
 * open as soon as its hours fit badly.
 */
export function verdictOf(reasons: readonly FitReason[]): Verdict {
  let worst = 0
  for (const reason of reasons) worst = Math.max(worst, verdicts.indexOf(means[reason.code]))
  return verdicts[worst] ?? 'unknown'
}
