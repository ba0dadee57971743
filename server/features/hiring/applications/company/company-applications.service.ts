// Applications as the company sees them.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findHiddenJobs, hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findEndedAmong, findStages, type ViewedJob, viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { findJobsOfOthers, roleOnJob, worksOnJob } from '#server/features/jobs/jobs/team/job-role.service.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { findVerifiedPeople } from '#server/features/people/identity/verified-people.service.ts'
import { showsIdentity } from '#server/features/people/profile/profile-views.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ApplicantSort } from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  ApplicantFilters,
  CompanyApplication,
  CompanyApplicationCard,
  CompanyApplicationsQuery,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { pageOfRows, placeOf } from '../../../../platform/http/responses/time-cursor.ts'
import { testsOf } from '../application-tests.service.ts'
import {
  type CompanySide,
  canRead,
  canReadContent,
  canReadNote,
  isStillReadable,
  worksThere,
} from '../applications.policy.ts'
import { type ApplicationRow, lockApplication, selectApplication, selectEvents } from '../applications.queries.ts'
import { publishApplicant } from '../applications.realtime.ts'
import { cardWithoutName, detailWithoutName } from '../hidden-names/without-names.ts'
import { type ApplicantScope, countByStatus, type Filters, selectApplicants } from './applicant-list.queries.ts'
import { presentCompanyCard, presentDetail } from './company-applications.presenter.ts'
import { type CardRow, selectCard, selectNotes, selectRatings } from './company-applications.queries.ts'
import { markSeenAndNotify } from './first-view.service.ts'

/** For non-members the application does not exist. */
export async function sideOf(
  db: Db,
  viewer: Viewer,
  application: Pick<ApplicationRow, 'companyId' | 'jobId'>,
): Promise<CompanySide> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, application.companyId)
  const member = { personId: viewer.id, jobId: application.jobId, memberRole }
  const side = {
    companyStatus: company.status,
    memberRole: await roleOnJob(db, member),
    worksOnJob: await worksOnJob(db, member),
  }
  ensure(worksThere(side), 'not_found')
  ensure(canRead(side))
  return side
}

/** One job of a company the viewer works for, or all jobs of the company they act for. */
export async function readableApplicants(
  db: Db,
  viewer: Viewer,
  current: OwnCompany | null,
  jobId: Id | undefined,
): Promise<{ scope: ApplicantScope; side: CompanySide; job: ViewedJob['job'] | null }> {
  const viewed = jobId === undefined ? null : await viewOwnJob(db, viewer, jobId)
  const side = viewed
    ? { companyStatus: viewed.company.status, memberRole: viewed.memberRole }
    : { companyStatus: found(current).status, memberRole: found(current).role }
  ensure(canRead(side))
  const scope = { companyId: viewed?.company.id ?? found(current).id, jobId }
  return { scope, side, job: viewed?.job ?? null }
}

export const filtersFor = async (
  db: Db,
  viewer: Viewer,
  { search, country, minOverlap, isOverdue }: ApplicantFilters,
  now: Date,
): Promise<Filters> => ({
  namelessJobs: search ? [...(await findHiddenJobs(db, viewer))] : [],
  search: search || undefined,
  country,
  minOverlap,
  dueBefore: isOverdue ? now : undefined,
})

export async function listApplicants(
  db: Db,
  viewer: Viewer,
  current: OwnCompany | null,
  now: Date,
  query: CompanyApplicationsQuery & { exceptJobs?: readonly Id[] },
) {
  const readable = await readableApplicants(db, viewer, current, query.jobId)
  const scope = { ...readable.scope, exceptJobs: query.exceptJobs }
  const rows = await selectApplicants(db, scope, {
    ...(await filtersFor(db, viewer, query, now)),
    group: query.group,
    status: query.status,
    stageId: query.stageId,
    sort: query.sort,
    after: query.cursor === undefined ? undefined : placeOf(query.cursor),
    limit: query.limit + 1,
  })
  const { shown, nextCursor } = pageOfApplicants(rows, query)
  const counts = await countByStatus(db, scope)
  return {
    items: await presentCards(db, { viewer, companyId: scope.companyId, side: readable.side }, now, shown),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
  }
}

export const pageOfApplicants = (rows: readonly CardRow[], { limit, sort }: { limit: number; sort: ApplicantSort }) =>
  pageOfRows(rows, limit, ({ submittedAt, replyDueAt, id }) => ({
    at: sort === 'newest' ? submittedAt : replyDueAt,
    id,
  }))

export type ApplicantReader = { viewer: Viewer; companyId: Id; side: CompanySide }

export async function presentCards(
  db: Db,
  { viewer, companyId, side: { memberRole } }: ApplicantReader,
  now: Date,
  rows: readonly CardRow[],
): Promise<CompanyApplicationCard[]> {
  const ids = rows.map(({ id }) => id)
  const ratings = (await selectRatings(db, ids)).filter(({ raterId }) => raterId === viewer.id)
  const own = new Map(ratings.map(({ applicationId, rating }) => [applicationId, rating]))
  const tests = await testsOf(db, ids, now)
  const nameless = await findHiddenJobs(db, viewer)
  const ofOthers = memberRole ? await findJobsOfOthers(db, { personId: viewer.id, companyId, memberRole }) : []
  return rows.map((row) => {
    const card = presentCompanyCard(row, {
      now,
      ownRating: own.get(row.id) ?? null,
      tests: tests.get(row.id) ?? [],
      isForTeam: ofOthers.includes(row.jobId),
    })
    return nameless.has(row.jobId) ? cardWithoutName(card) : card
  })
}

export async function openForCompany(db: Db, viewer: Viewer, now: Date, id: Id): Promise<CompanyApplication> {
  const application = found(await selectApplication(db, id))
  const side = await sideOf(db, viewer, application)
  const reader = { viewer, companyId: application.companyId, side }
  const [card] = await presentCards(db, reader, now, [found(await selectCard(db, id))])
  const hasRated = card?.rating !== null
  const notes = (await selectNotes(db, id)).filter((note) => canReadNote(viewer, note, { side, hasRated }))
  const [ratings, events] = [await selectRatings(db, [id]), await selectEvents(db, id)]
  const names = await findVerifiedNames(db, [
    ...new Set([
      ...notes.flatMap(({ authorId }) => authorId ?? []),
      ...ratings.map(({ raterId }) => raterId),
      ...events.flatMap(({ actorId }) => actorId ?? []),
    ]),
  ])
  const stages = await findStages(db, [application.jobId])
  const isJobOver = (await findEndedAmong(db, [application.jobId])).size > 0
  const verified = await findVerifiedPeople(db, [application.talentId], now)
  const detail = presentDetail(application, found(card), {
    side,
    now,
    names,
    notes,
    ratings,
    events,
    stages,
    isJobOver,
    isIdentityVerified: verified.has(application.talentId) && (await showsIdentity(db, application.talentId)),
  })
  return (await hidesNames(db, viewer, application.jobId)) ? detailWithoutName(detail, application.sent.name) : detail
}

/** Both sides of an application; null once it has been deleted. */
export async function findParties(db: Db, id: Id): Promise<Pick<ApplicationRow, 'talentId' | 'companyId'> | null> {
  return selectApplication(db, id)
}

/** The status of an application, without personal data; null once it has been deleted. */
export async function findProgress(
  db: Db,
  id: Id,
): Promise<Pick<ApplicationRow, 'companyId' | 'jobId' | 'status' | 'stageId'> | null> {
  return selectApplication(db, id)
}

/** Whether what an applicant sent, and wrote in tests, may be read by this member, and still may. */
export async function readsContent(db: Db, side: CompanySide, id: Id, now: Date): Promise<boolean> {
  const application = await selectApplication(db, id)
  return application !== null && canReadContent(side) && isStillReadable(application, now)
}

/** Runs a company's action under the row lock and presents the result. */
export async function actForCompany(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  act: (tx: Db, application: ApplicationRow, at: { side: CompanySide; now: Date }) => Promise<void>,
): Promise<CompanyApplication> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const application = found(await lockApplication(tx, id))
    await act(tx, application, { side: await sideOf(tx, viewer, application), now })
    publishApplicant(platform, tx, application)
  })
  return openForCompany(db, viewer, now, id)
}

/** Viewing notifies the talent once and ends the time in which they can edit. */
export const viewApplication = (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { now }) => {
    await markSeenAndNotify(tx, platform, application, { by: viewer.id, at: now })
  })
