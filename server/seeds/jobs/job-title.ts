import type { Seniority } from '#shared/features/jobs/job-terms.ts'
import { lowerFirst } from './job-story.ts'

const prefixes: Partial<Record<Seniority, string>> = {
  junior: 'Junior',
  senior: 'Senior',
  lead: 'Lead',
  principal: 'Principal',
}

export function jobTitle(base: string, seniority: Seniority, department: string): string {
  if (seniority === 'intern') return `${base} (internship)`
  if (seniority === 'executive') return `Head of ${lowerFirst(department)}`
  const prefix = prefixes[seniority]
  return prefix ? `${prefix} ${lowerFirst(base)}` : base
}

/** The same in the middle of a sentence. */
export function jobPerson(base: string, seniority: Seniority, department: string): string {
  if (seniority === 'intern') return `${lowerFirst(base)} who is still learning`
  return lowerFirst(jobTitle(base, seniority, department))
}
