// What changed in a job, and whether that is more than a typo fix.

import { isDeepStrictEqual } from 'node:util'
import { type JobChange, type TrackedField, trackedFields } from '#shared/features/jobs/jobs/job-changes.ts'
import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { findRisks, type TextRisk } from '#shared/kit/text/text-risks.ts'
import type { JobRow } from '../jobs.queries.ts'

export type TrackedJob = Pick<JobRow, Exclude<TrackedField, 'stages'>> & Pick<JobFields, 'stages'>

export const changesBetween = (before: TrackedJob, after: TrackedJob): JobChange[] =>
  trackedFields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ field, from: before[field], to: after[field] }))

/** The job before these changes, which are listed oldest first. */
export const withoutChanges = <Job extends TrackedJob>(job: Job, changes: readonly JobChange[]): Job => ({
  ...job,
  ...Object.fromEntries(changes.toReversed().map(({ field, from }) => [field, from])),
})

/** Combines several changes; fields that ended up unchanged are dropped. */
export function mergeChanges(changes: readonly JobChange[]): JobChange[] {
  const byField = Map.groupBy(changes, ({ field }) => field)
  return [...byField].flatMap(([field, all]) => {
    const [from, to] = [all[0]?.from, all.at(-1)?.to]
    return isDeepStrictEqual(from, to) ? [] : [{ field, from, to }]
  })
}

/** In addition to title, pay, eligibility and text. */
const terms = [
  'employmentType',
  'engagements',
  'workplace',
  'seniority',
  'hours',
  'languages',
  'locations',
  'stages',
] as const satisfies readonly TrackedField[]

/** Materially different from the version that was reviewed. */
export function isDifferentOffer(before: TrackedJob, after: TrackedJob): boolean {
  return (
    plainText(before.title) !== plainText(after.title) ||
    plainText(before.department) !== plainText(after.department) ||
    terms.some((term) => !isDeepStrictEqual(before[term], after[term])) ||
    !isDeepStrictEqual(before.pay, after.pay) ||
    !isDeepStrictEqual(reachOf(before), reachOf(after)) ||
    hostOf(before) !== hostOf(after) ||
    !isTypoFix(wordsOf(before), wordsOf(after))
  )
}

const plainText = (text: string | null): string => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Without the evidence, which may be quoted differently. */
const reachOf = ({ eligibility: { evidence: _evidence, ...reach } }: TrackedJob) => reach

/** Where people are sent to apply. */
const hostOf = ({ externalUrl }: TrackedJob): string | null =>
  externalUrl === null ? null : (URL.parse(externalUrl)?.host ?? externalUrl)

const MAX_TYPO_LETTERS = 60
/** Numbers, email addresses and links: a few characters that can change everything. */
const SENSITIVE = /[\d@:/]|\p{L}\.\p{L}/u

/** Measured in letters, not words: not every script separates words by spaces. */
function isTypoFix(before: readonly string[], after: readonly string[]): boolean {
  const [removed, added] = [without(before, after), without(after, before)]
  const letters = [...removed, ...added].reduce((sum, word) => sum + word.length, 0)
  return letters <= MAX_TYPO_LETTERS && !added.some((word) => SENSITIVE.test(word))
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

const wordsOf = (job: TrackedJob): string[] => wholeText(job).toLowerCase().split(/\s+/).filter(Boolean)

function wholeText(job: TrackedJob): string {
  const lines = [...job.responsibilities, ...job.requirements, ...job.benefits, job.equity ?? '', job.bonus ?? '']
  return [textOf(job.description), ...lines].join(' ')
}

/** Links are common in jobs; requests for money, documents or contact elsewhere are not. */
const suspiciousRisks: readonly TextRisk[] = ['money', 'documents', 'elsewhere']

/** Risks that call for a review, whoever wrote the job. */
export function risksIn(job: TrackedJob): TextRisk[] {
  const text = [job.title, wholeText(job), ...job.stages.map(({ name }) => name)].join(' ')
  return findRisks(text).filter((risk) => suspiciousRisks.includes(risk))
}

/** For sanitised HTML, in which only the href of links matters. */
const textOf = (html: string): string => html.replace(/<(?:a\b[^>]*?\bhref="([^"]*)")?[^>]*>/g, ' $1 ')
