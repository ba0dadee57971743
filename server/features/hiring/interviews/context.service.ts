// What a list of requests or interviews needs besides its rows: companies, jobs and people, each read once.

import { findContacts, findPerson, findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findHiddenJobs } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { type CompanyRow, findCompanies, findRolesIn } from '#server/features/people/companies/companies.service.ts'
import { readSearchFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Redact, redactor } from '#shared/kit/text/redact-name.ts'
import { findTrips } from './travel/trips.service.ts'

type Subject = { jobId: Id; companyId: Id; talentId: Id; applicationId: Id }

export type MeetingContext = {
  company: CompanyRow
  job: JobCard | null
  jobTitle: string
  talentName: string
  /** Leaves the talent's name out of what people wrote, where it is hidden. */
  redact: Redact
  talentClock: SideClock
  names: ReadonlyMap<Id, string>
  roleOf: (personId: Id) => MemberRole | null
}

/** Companies known only from a job board have not said where and when they work; nobody can act for them. */
export const companyClockOf = ({ timeZone, city, country, workFrom, workTo }: CompanyRow): SideClock => ({
  zone: timeZone ?? 'UTC',
  city,
  country,
  window: workFrom === null || workTo === null ? null : { from: workFrom, to: workTo },
  trips: [],
})

/** With their working hours. */
export async function talentClockOf(db: Db, talentId: Id): Promise<SideClock> {
  const { timeZone, city, country } = await findPerson(db, talentId)
  const { hours } = await readSearchFacts(db, talentId)
  const trips = (await findTrips(db, [talentId]))(talentId)
  return { zone: timeZone ?? 'UTC', city, country, window: hours && { from: hours.from, to: hours.to }, trips }
}

/**
 * `viewer`: for whom it is shown. A member who has hidden the names of a job's applicants does not get them here either; the
 * talent themselves gets their own hours.
 */
export async function contextsOf(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  subjects: readonly Subject[],
  memberIds: readonly Id[],
): Promise<(subject: Subject) => MeetingContext> {
  const ids = (of: (subject: Subject) => Id) => [...new Set(subjects.map(of))]
  // Sequential: a transaction has a single connection.
  const companies = new Map(
    (
      await findCompanies(
        db,
        ids((one) => one.companyId),
      )
    ).map((row) => [row.id, row]),
  )
  const jobs = new Map(
    (
      await findJobCards(
        db,
        ids((one) => one.jobId),
      )
    ).map((card) => [card.id, card]),
  )
  const talents = await findContacts(
    db,
    ids((one) => one.talentId),
  )
  const names = await findVerifiedNames(db, [...new Set(memberIds)])
  const companyIds = ids((one) => one.companyId)
  const roles = await findRolesIn(db, companyIds, [...new Set(memberIds)])
  const tripsOf = await findTrips(
    db,
    ids((one) => one.talentId),
  )
  const hidden = await findHiddenJobs(db, viewer)
  const ownClock = subjects.some(({ talentId }) => talentId === viewer.id) ? await talentClockOf(db, viewer.id) : null
  return ({ companyId, jobId, talentId, applicationId }) => {
    const talent = talents.get(talentId)
    const isOwn = talentId === viewer.id
    const isHidden = hidden.has(jobId) && !isOwn
    const clock = {
      zone: talent?.timeZone ?? 'UTC',
      city: null,
      country: talent?.country ?? null,
      window: null,
      trips: tripsOf(talentId),
    }
    return {
      company: found(companies.get(companyId)),
      job: jobs.get(jobId) ?? null,
      jobTitle: jobs.get(jobId)?.title ?? '',
      talentName: isHidden ? pseudonymOf(applicationId) : (talent?.name ?? ''),
      redact: isHidden ? redactor(talent?.name ?? '') : (text) => text,
      talentClock: isOwn && ownClock ? ownClock : clock,
      names,
      roleOf: (personId) => roles.get(`${companyId} ${personId}`) ?? null,
    }
  }
}
