// How a person relates to a job they might apply for: obstacles, remaining limits, fit.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findApplyState } from '#server/features/hiring/applications/receiving.service.ts'
import { canReadJob } from '#server/features/jobs/jobs/jobs.policy.ts'
import { findJobCards, inView, type ViewedJob, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { readSearchFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError, type InvalidInput } from '#server/platform/http/validation.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_LIVE, MAX_PER_DAY } from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplyObstacle } from '#shared/features/hiring/apply/apply.contract.ts'
import { type Fit, fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob, fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { mayHaveOpenJobs } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

export async function viewReadableJob(db: Db, viewer: Viewer | null, jobId: Id): Promise<ViewedJob> {
  const viewed = await viewJob(db, viewer, jobId)
  ensure(canReadJob(viewer, inView(viewed)), 'not_found')
  return viewed
}

type ApplyState = Awaited<ReturnType<typeof findApplyState>>

export type Standing = {
  obstacle: ApplyObstacle | null
  /** When the obstacle ends, if known. */
  until: Date | null
  leftToday: number
  live: number
  /** The active application, or the one that is the obstacle. */
  applicationId: Id | null
}

/** The same for everybody, so guests may see it. */
export function obstacleOfJob({ job, company }: ViewedJob): ApplyObstacle | null {
  if (!isPublishedJob(job.status) || !mayHaveOpenJobs(company.status)) return 'closed'
  return job.externalUrl === null ? null : 'elsewhere'
}

export async function findStanding(db: Db, personId: Id, viewed: ViewedJob, now: Date): Promise<Standing> {
  const state = await findApplyState(db, personId, viewed.job.id, now)
  const obstacle = obstacleOfJob(viewed) ?? obstacleOfPerson(viewed, state)
  return {
    obstacle,
    until: obstacle === 'too_soon' ? (state.endedRecently?.reapplyFrom ?? null) : null,
    leftToday: Math.max(0, MAX_PER_DAY - state.sentToday),
    live: state.liveCount,
    applicationId: state.live ?? (obstacle === 'too_soon' ? (state.endedRecently?.id ?? null) : null),
  }
}

function obstacleOfPerson({ job, memberRole }: ViewedJob, state: ApplyState): ApplyObstacle | null {
  if (memberRole !== null) return 'own_company'
  if (state.live !== null) return 'applied'
  if (state.endedRecently?.reapplyFrom) return 'too_soon'
  if (state.sentToday >= MAX_PER_DAY) return 'day_limit'
  if (state.liveCount >= MAX_LIVE) return 'live_limit'
  return job.applicationCap !== null && state.jobLive >= job.applicationCap ? 'job_full' : null
}

const obstacleText: Record<ApplyObstacle, { id: string; message: string }> = {
  closed: /* i18n */ { id: 'apply.obstacle.closed', message: 'This job is not accepting applications.' },
  elsewhere: /* i18n */ { id: 'apply.obstacle.elsewhere', message: 'The company takes applications on its own site.' },
  applied: /* i18n */ { id: 'apply.obstacle.applied', message: 'You have already applied for this job.' },
  too_soon: /* i18n */ {
    id: 'apply.obstacle.too_soon',
    message: 'You were recently rejected for this job. You can apply again 90 days after that decision.',
  },
  day_limit: /* i18n */ {
    id: 'apply.obstacle.day_limit',
    message: 'You have sent 25 applications in one day. Send this one tomorrow.',
  },
  live_limit: /* i18n */ {
    id: 'apply.obstacle.live_limit',
    message: 'You have 100 active applications. Withdraw one you no longer want.',
  },
  job_full: /* i18n */ {
    id: 'apply.obstacle.job_full',
    message: 'This job has reached its application limit. Try again later.',
  },
  own_company: /* i18n */ { id: 'apply.obstacle.own_company', message: 'You work for this company.' },
}

export const obstacleError = (obstacle: ApplyObstacle): InvalidInput => fieldError(['obstacle'], obstacleText[obstacle])

/** Null if the talent has not said where they live. */
export async function findFit(db: Db, personId: Id, jobId: Id, now: Date): Promise<Fit | null> {
  const [card] = await findJobCards(db, [jobId])
  return fitTo(db, personId, found(card), now)
}

/** The verdict as the company sees it. A person's right to work is private, so the verdict must not reveal it. */
export const fitSeenByCompany = (db: Db, personId: Id, card: JobCard, now: Date): Promise<Fit | null> =>
  fitTo(db, personId, card, now, { workCountries: null })

async function fitTo(
  db: Db,
  personId: Id,
  card: JobCard,
  now: Date,
  withheld: { workCountries?: null } = {},
): Promise<Fit | null> {
  const [person, facts] = await together(
    db,
    () => findPerson(db, personId),
    () => readSearchFacts(db, personId),
  )
  if (person.country === null) return null
  const time = { now: now.getTime(), today: now.toISOString().slice(0, 10) }
  return fitOf(fitPerson(person, { ...facts, ...withheld }), fitJob(card), time)
}
