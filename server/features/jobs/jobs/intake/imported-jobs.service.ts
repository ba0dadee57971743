// The only way jobs from a feed are published, changed and closed. Operators review them under the same rules as jobs written
// here.

import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { findHiringCompaniesNamed } from '#server/features/people/companies/listed/listed-companies.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import { jobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { LIFETIME_DAYS, MAX_DEPARTMENT, MAX_LOCATIONS } from '#shared/features/jobs/jobs/job-limits.ts'
import { endsWithFeed, isClosedJob } from '#shared/features/jobs/jobs/job-status.ts'
import { type JobHours, MAX_OVERLAP_HOURS, type StatableTerm } from '#shared/features/jobs/jobs/job-terms.ts'
import { mayHaveOpenJobs } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { after, confirmedFrom, publication } from '../job-lifetime.ts'
import { moveJob, sendToReview } from '../job-status.service.ts'
import { type JobRow, selectJob } from '../jobs.queries.ts'
import { columnsOf, createJob } from '../jobs.service.ts'
import { editJob, reviewIfOpen } from '../review/editing.service.ts'
import { needsFirstReview, needsNewReview } from '../review/review.service.ts'
import { extendLifetimes, selectExpiredAmong, selectExternalJob, selectSameTitle } from './imported-jobs.queries.ts'
import { skillsOf } from './imported-skills.ts'

/** The feed acts for the company, without a person. */
const byFeed = { role: 'company', id: null } as const
const REASON = 'feed'

/** `postedOn`: the job board, if it is not from the company itself. */
type Offer = { companyId: Id; jobId: Id | null; job: ImportedJob; postedOn?: string | null }

/** Null when the job is not accepted as it is. */
export async function publishImportedJob(
  db: Db,
  clock: Clock,
  { companyId, jobId, job, postedOn = null }: Offer,
): Promise<Id | null> {
  const { company } = await findCompanyFor(db, null, companyId)
  const fields = jobFields.safeParse(fieldsOf(job)).data
  if (!fields || !mayHaveOpenJobs(company.status)) return null
  const now = clock.now()
  const unstated = unstatedIn(job)
  // A feed that is added again may list jobs we already have.
  const known = await (jobId === null ? selectExternalJob(db, { companyId, ...job }) : selectJob(db, jobId))
  if (known?.companyId === companyId) {
    await changeKnownJob(db, known, {
      facts: { ...columnsOf(fields, company, unstated), externalUrl: job.url, postedOn },
      now,
    })
    return known.id
  }
  // A board has corrected who is hiring: that is another job.
  if (known) await closeImportedJob(db, clock, known.id)
  const facts = { source: job.source, externalId: job.externalId, externalUrl: job.url, postedOn }
  const draft = await createJob(db, company, { fields, createdBy: null, unstated, facts })
  const step = (await needsFirstReview(db, draft))
    ? { event: 'submit' as const, actor: byFeed }
    : {
        event: 'publish' as const,
        actor: { role: 'system' as const, id: null },
        facts: { ...publication(draft, now), ...(postedOn !== null && { publishedAt: firstPosted(job, now) }) },
      }
  await moveJob(db, draft, { ...step, reason: REASON })
  return draft.id
}

/** When the board says it was posted: a job is not new because it was found today. */
const firstPosted = ({ publishedOn }: ImportedJob, now: Date): Date =>
  publishedOn === null ? now : new Date(Math.min(now.getTime(), Date.parse(publishedOn)))

type BoardJob = Pick<ImportedJob, 'title' | 'eligibility' | 'locations'> & { employer: string; jobId: Id | null }

/**
 * Whether the company itself, or another board, has posted the same job. The same title is not enough: one company often looks
 * for the same role in several places.
 */
export async function isPostedElsewhere(db: Db, job: BoardJob): Promise<boolean> {
  const companyIds = await findHiringCompaniesNamed(db, job.employer)
  const others = await selectSameTitle(db, { companyIds, title: job.title, otherThan: job.jobId })
  return others.some((other) => !areElsewhere(job, other))
}

const placesOf = ({ locations }: Pick<BoardJob, 'locations'>): string[] =>
  locations.map(({ city, country }) => `${city} ${country}`).toSorted()
const reachOf = ({ eligibility: { mode, countries, regions } }: Pick<BoardJob, 'eligibility'>): string[] =>
  mode === 'unknown' ? [] : [mode, ...countries.toSorted(), ...regions.toSorted()]

/** Both say where, and it is not the same. */
const areElsewhere = (one: Placed, other: Placed): boolean =>
  [placesOf, reachOf].some((facts) => {
    const [ofOne, ofOther] = [facts(one), facts(other)]
    return ofOne.length > 0 && ofOther.length > 0 && ofOne.join() !== ofOther.join()
  })
type Placed = Pick<BoardJob, 'eligibility' | 'locations'>

async function changeKnownJob(db: Db, known: JobRow, { facts, now }: { facts: Partial<JobRow>; now: Date }) {
  const job = await editJob(db, known, { facts, actorId: null, now })
  if (isExpired(job)) await reopenOrReview(db, job, now)
  else await reviewIfOpen(db, job, null)
}

/** Jobs closed by people stay closed; jobs closed because the feed dropped them may come back. */
const isExpired = ({ status, closeReason }: JobRow): boolean => isClosedJob(status) && closeReason === 'expired'

async function reopenOrReview(db: Db, job: JobRow, now: Date): Promise<void> {
  if (await needsNewReview(db, job)) await sendToReview(db, job, { actorId: null, reason: REASON })
  else await moveJob(db, job, { event: 'reopen', actor: byFeed, reason: REASON, facts: publication(job, now) })
}

/** Still listed: no confirmation needed, and jobs that expired while the feed was down reopen. */
export async function confirmImportedJobs(db: Db, clock: Clock, jobIds: readonly Id[]): Promise<void> {
  const now = clock.now()
  await extendLifetimes(db, jobIds, { facts: confirmedFrom(now), endingBefore: after(now, LIFETIME_DAYS - 1) })
  for (const job of await selectExpiredAmong(db, jobIds)) await transaction(db, (tx) => reopenOrReview(tx, job, now))
}

/** No longer listed. Does nothing for a job that is already closed. */
export async function closeImportedJob(db: Db, clock: Clock, jobId: Id): Promise<void> {
  const job = await selectJob(db, jobId)
  if (!job || !endsWithFeed(job.status)) return
  const facts = { closeReason: 'expired', closedAt: clock.now() } as const
  await moveJob(db, job, { event: 'expire', actor: { role: 'system', id: null }, reason: REASON, facts })
}

/** Core hours without a stated overlap are to be shared in full, so that they count in the verdict. */
function coreHours({ core }: JobHours): number {
  if (!core) return 0
  const minutes = (core.to - core.from + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return Math.min(MAX_OVERLAP_HOURS, Math.floor(minutes / 30) / 2)
}

const unstatedIn = ({ seniority, employmentType, engagements }: ImportedJob): StatableTerm[] => [
  ...(seniority === null ? ['seniority' as const] : []),
  ...(employmentType === null ? ['employmentType' as const] : []),
  ...(engagements.length === 0 ? ['engagements' as const] : []),
]

/** Missing fields get the usual defaults, but never eligibility, workplace, hours or pay. */
function fieldsOf(job: ImportedJob) {
  const workplace = job.workplace ?? 'unknown'
  return {
    title: job.title,
    description: job.description,
    department: job.department?.slice(0, MAX_DEPARTMENT).trim() || null,
    employmentType: job.employmentType ?? undefined,
    engagements: job.engagements.length > 0 ? job.engagements : undefined,
    workplace,
    seniority: job.seniority ?? undefined,
    eligibility: job.eligibility,
    hours: { ...job.hours, minOverlapHours: job.hours.minOverlapHours || coreHours(job.hours) },
    pay: job.pay,
    locations: job.locations.slice(0, MAX_LOCATIONS).map((place) => ({
      kind: workplace === 'remote' ? 'remote_base' : 'office',
      ...place,
    })),
    skills: skillsOf(job),
  }
}
