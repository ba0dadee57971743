// What changed in a job, and whether that is more than a slip of the pen put right.

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

/** The job as it was before all these changes, the oldest first. */
export const withoutChanges = <Job extends TrackedJob>(job: Job, changes: readonly JobChange[]): Job => ({
  ...job,
  ...Object.fromEntries(changes.toReversed().map(({ field, from }) => [field, from])),
})

/** Several changes as one; what came back to where it was is none. */
export function mergeChanges(changes: readonly JobChange[]): JobChange[] {
  const byField = Map.groupBy(changes, ({ field }) => field)
  return [...byField].flatMap(([field, all]) => {
    const [from, to] = [all[0]?.from, all.at(-1)?.to]
    return isDeepStrictEqual(from, to) ? [] : [{ field, from, to }]
  })
}

/** Beyond what it is called, what it pays, who may take it and what it says. */
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

/** Another offer than the one that was looked at. */
export function isAnotherOffer(before: TrackedJob, after: TrackedJob): boolean {
  return (
    plainText(before.title) !== plainText(after.title) ||
    plainText(before.department) !== plainText(after.department) ||
    terms.some((term) => !isDeepStrictEqual(before[term], after[term])) ||
    !isDeepStrictEqual(before.pay, after.pay) ||
    !isDeepStrictEqual(reachOf(before), reachOf(after)) ||
    hostOf(before) !== hostOf(after) ||
    !isSlip(wordsOf(before), wordsOf(after))
  )
}

const plainText = (text: string | null): string => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The line it was read from may be quoted differently. */
const reachOf = ({ eligibility: { evidence: _evidence, ...reach } }: TrackedJob) => reach

/** Where people are sent to apply. */
const hostOf = ({ externalUrl }: TrackedJob): string | null =>
  externalUrl === null ? null : (URL.parse(externalUrl)?.host ?? externalUrl)

const MAX_SLIP = 60
/** Figures, mail addresses and links: few letters that can change everything. */
const WEIGHTY = /[\d@:/]|\p{L}\.\p{L}/u

/** In letters, not in words: not every script puts spaces between them. */
function isSlip(before: readonly string[], after: readonly string[]): boolean {
  const [gone, come] = [without(before, after), without(after, before)]
  const letters = [...gone, ...come].reduce((sum, word) => sum + word.length, 0)
  return letters <= MAX_SLIP && !come.some((word) => WEIGHTY.test(word))
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

/** Links are usual in a job; money, papers and contact elsewhere before anybody has met are not. */
const oddRisks: readonly TextRisk[] = ['money', 'documents', 'elsewhere']

/** What in a job is a reason to look at it, whoever wrote it. */
export function signsIn(job: TrackedJob): TextRisk[] {
  const text = [job.title, wholeText(job), ...job.stages.map(({ name }) => name)].join(' ')
  return findRisks(text).filter((risk) => oddRisks.includes(risk))
}

/** Of sanitised HTML, in which only links have an attribute that matters. */
const textOf = (html: string): string => html.replace(/<(?:a\b[^>]*?\bhref="([^"]*)")?[^>]*>/g, ' $1 ')
