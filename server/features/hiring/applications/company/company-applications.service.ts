// Applications as the company sees them.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findEndedAmong, findStages, viewOwnJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { roleOnJob } from '#server/features/jobs/jobs/team/job-role.service.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  CompanyApplication,
  CompanyApplicationCard,
  CompanyApplicationsQuery,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { pageOfRows, placeOf } from '../application-cursor.ts'
import { testsOf } from '../application-tests.service.ts'
import { type CompanySide, canRead, canReadNote, worksThere } from '../applications.policy.ts'
import { type ApplicationRow, lockApplication, selectApplication, selectEvents } from '../applications.queries.ts'
import { presentCompanyCard, presentDetail } from './company-applications.presenter.ts'
import {
  type CardRow,
  countOfJob,
  selectCard,
  selectNotes,
  selectPageOfJob,
  selectRatings,
} from './company-applications.queries.ts'
import { markSeenAndNotify } from './first-view.service.ts'

/** For non-members the application does not exist. */
export async function sideOf(
  db: Db,
  viewer: Viewer,
  application: Pick<ApplicationRow, 'companyId' | 'jobId'>,
): Promise<CompanySide> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, application.companyId)
  const roleHere = await roleOnJob(db, { personId: viewer.id, jobId: application.jobId, memberRole })
  const side = { companyStatus: company.status, memberRole: roleHere }
  ensure(worksThere(side), 'not_found')
  ensure(canRead(side))
  return side
}

export async function listOfJob(db: Db, viewer: Viewer, now: Date, query: CompanyApplicationsQuery) {
  const { company, memberRole } = await viewOwnJob(db, viewer, query.jobId)
  ensure(canRead({ companyStatus: company.status, memberRole }))
  const rows = await selectPageOfJob(db, query.jobId, {
    status: query.status,
    stageId: query.stageId,
    dueBefore: query.isOverdue ? now : undefined,
    sort: query.sort,
    after: query.cursor === undefined ? undefined : placeOf(query.cursor),
    limit: query.limit + 1,
  })
  const { shown, nextCursor } = pageOfRows(rows, query.limit, (row) => ({
    at: query.sort === 'newest' ? row.submittedAt : row.replyDueAt,
    id: row.id,
  }))
  const counts = await countOfJob(db, query.jobId)
  return {
    items: await presentCards(db, viewer, now, shown),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
  }
}

async function presentCards(
  db: Db,
  viewer: Viewer,
  now: Date,
  rows: readonly CardRow[],
): Promise<CompanyApplicationCard[]> {
  const ids = rows.map(({ id }) => id)
  const ratings = (await selectRatings(db, ids)).filter(({ raterId }) => raterId === viewer.id)
  const own = new Map(ratings.map(({ applicationId, rating }) => [applicationId, rating]))
  const tests = await testsOf(db, ids, now)
  return rows.map((row) =>
    presentCompanyCard(row, { now, ownRating: own.get(row.id) ?? null, tests: tests.get(row.id) ?? [] }),
  )
}

export async function openForCompany(db: Db, viewer: Viewer, now: Date, id: Id): Promise<CompanyApplication> {
  const application = found(await selectApplication(db, id))
  const side = await sideOf(db, viewer, application)
  const [card] = await presentCards(db, viewer, now, [found(await selectCard(db, id))])
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
  return presentDetail(application, found(card), { side, now, names, notes, ratings, events, stages, isJobOver })
}

/** Both sides of an application; null once it has been deleted. */
export async function findParties(db: Db, id: Id): Promise<Pick<ApplicationRow, 'talentId' | 'companyId'> | null> {
  return selectApplication(db, id)
}

/** Runs a company's action under the row lock and presents the result. */
export async function actForCompany(
  db: Db,
  { clock }: Platform,
  viewer: Viewer,
  id: Id,
  act: (tx: Db, application: ApplicationRow, at: { side: CompanySide; now: Date }) => Promise<void>,
): Promise<CompanyApplication> {
  const now = clock.now()
  await transaction(db, async (tx) => {
    const application = found(await lockApplication(tx, id))
    await act(tx, application, { side: await sideOf(tx, viewer, application), now })
  })
  return openForCompany(db, viewer, now, id)
}

/** Viewing notifies the talent once and ends the time in which they can edit. */
export const viewApplication = (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyApplication> =>
  actForCompany(db, platform, viewer, id, async (tx, application, { now }) => {
    await markSeenAndNotify(tx, platform, application, { by: viewer.id, at: now })
  })
