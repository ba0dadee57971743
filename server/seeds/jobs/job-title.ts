import type { Seniority } from '#shared/features/jobs/jobs/job-terms.ts'
import { lowerFirst } from './job-story.ts'

const prefixes: Partial<Record<Seniority, string>> = {
  junior: 'Junior',
  senior: 'Senior',
  lead: 'Lead',
  principal: 'Principal',
}

/** The title itself implies a level: it gets no prefix and is never a junior position. */
const isRanked = (title: string): boolean => /^Head of|director$|\blead\b|^Engineering manager$/i.test(title)

const leaders: readonly Seniority[] = ['senior', 'lead', 'principal', 'executive']

export const levelFor = (title: string, drawn: Seniority): Seniority =>
  isRanked(title) && !leaders.includes(drawn) ? 'lead' : drawn

export function jobTitle(base: string, seniority: Seniority, department: string): string {
  if (isRanked(base)) return base
  if (seniority === 'intern') return `${base} (internship)`
  if (seniority === 'executive') return `Head of ${lowerFirst(department)}`
  const prefix = prefixes[seniority]
  return prefix ? `${prefix} ${lowerFirst(base)}` : base
}

/** The same within a sentence. */
export function jobPerson(base: string, seniority: Seniority, department: string): string {
  if (seniority === 'intern') return `${lowerFirst(base)} who is still learning`
  return lowerFirst(jobTitle(base, seniority, department))
}
