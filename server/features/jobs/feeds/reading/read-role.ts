// The kind of job, from its title and the feed's own words. Null when it is not stated.

import type { EmploymentType, Engagement, Seniority } from '#shared/features/jobs/jobs/job-terms.ts'
import { boundLine, boundLines } from './sentences.ts'

const firstMatch = <T>(rules: readonly (readonly [T, RegExp])[], text: string): T | null =>
  rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const seniorities: readonly (readonly [Seniority, RegExp])[] = [
  ['intern', /\b(?:intern|internship|trainee|apprentice|working student|werkstudent\w*|praktik\w+)\b/i],
  ['executive', /\b(?:chief|C[ETFOM]O|VP|vice president|executive director|managing director)\b/i],
  ['principal', /\b(?:principal|staff|distinguished|fellow)\b/i],
  ['lead', /\b(?:lead|head of|director|manager of|engineering manager|team lead|teamlead)\b/i],
  ['senior', /\b(?:senior|sr|experienced|expert|III)\b/i],
  ['junior', /\b(?:junior|jr|entry[- ]level|graduate|associate)\b/i],
  ['mid', /\b(?:mid|mid[- ]level|intermediate|II)\b/i],
]

export const readSeniority = (title: string): Seniority | null => firstMatch(seniorities, boundLine(title))

const employmentTypes: readonly (readonly [EmploymentType, RegExp])[] = [
  ['internship', /\bintern(?:ship)?\b|\btrainee\b|\bworking[_ -]student\b/i],
  ['part_time', /\bpart[_ -]?time\b|\bteilzeit\b/i],
  ['freelance_project', /\bfreelance\b/i],
  ['contract', /\bcontract(?:or)?\b|\bB2B\b|\b1099\b|\bfixed[_ -]?term\b/i],
  ['temporary', /\btemp(?:orary)?\b|\bseasonal\b/i],
  ['full_time', /\bfull[_ -]?time\b|\bpermanent\b|\bregular\b|\bvollzeit\b/i],
]

/** Understands the words of any feed: FullTime, full-time, fulltime_permanent, FULL_TIME, "(1099 contract)". */
export const readEmploymentType = (words: string): EmploymentType | null =>
  firstMatch(employmentTypes, boundLine(boundLine(words).replace(/([a-z])([A-Z])/g, '$1 $2')).replace(/_/g, ' '))

const engagements: readonly (readonly [Engagement, RegExp])[] = [
  [
    'contractor',
    /\b(?:independent contractors?|as (?:a |an )?(?:contractor|freelancer)|B2B contracts?|1099|freelance (?:contract|basis)|contractor agreement|invoice us)\b/i,
  ],
  ['employee_eor', /\b(?:employer of record|EOR)\b/i],
]

/** Only what is stated: most posts do not say how people are engaged. */
export function readEngagements(sentences: readonly string[]): Engagement[] {
  const lines = boundLines(sentences)
  return engagements.filter(([, pattern]) => lines.some((line) => pattern.test(line))).map(([engagement]) => engagement)
}
