// The talent's own applications: the list and the detail page.

import type { I18n } from '@lingui/core'
import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findOpenAmong, findOwnListJobs, findStages } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanies, findCompanyFor, placed } from '#server/features/people/companies/companies.service.ts'
import { countUnread } from '#server/features/talk/chat/conversations/about-applications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ApplicationView } from '#shared/features/hiring/applications/application-kinds.ts'
import { applicationViews } from '#shared/features/hiring/applications/application-kinds.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type {
  ApplicationCard,
  ApplicationDetail,
  ApplicationsPage,
  ApplicationsQuery,
} from '#shared/features/hiring/applications/applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { pageOfRows, placeOf } from '../../../../platform/http/responses/time-cursor.ts'
import { testsOf, voidTests } from '../application-tests.service.ts'
import { isOwn } from '../applications.policy.ts'
import {
  type ApplicationRow,
  type EntryRow,
  type LightRow,
  selectApplication,
  selectEntries,
  selectEvents,
  updateApplication,
} from '../applications.queries.ts'
import { isTalentsTurn } from '../promise/turns.service.ts'
import { presentCard, presentDetail } from './own-applications.presenter.ts'
import { countOwn, selectLive, selectOwn, selectOwnOne } from './own-applications.queries.ts'
import { timelineOf } from './timeline.ts'
import { titleOf } from './writer-titles.ts'

export async function listOwn(db: Db, viewer: Viewer, now: Date, query: ApplicationsQuery): Promise<ApplicationsPage> {
  const selectRows = (among?: readonly Id[]) =>
    selectOwn(db, viewer.id, {
      shelf: query.show,
      status: query.status,
      among,
      text: query.text,
      after: query.cursor === undefined ? undefined : placeOf(query.cursor),
      limit: query.limit + 1,
    })
  const [counted, mine, all] = await together(
    db,
    () => countOwn(db, viewer.id),
    () => findNeedingAction(db, viewer.id, now),
    async () => (query.mine ? [] : selectRows()),
  )
  const rows = query.mine ? await selectRows(mine) : all
  const { shown, nextCursor } = pageOfRows(rows, query.limit, ({ lastActivityAt, id }) => ({ at: lastActivityAt, id }))
  const totals = applicationViews.map((shelf) => [shelf, totalOn(shelf, counted)])
  const onShelf = counted.filter((one) => shelfOf(one) === query.show)
  return {
    items: await presentCards(db, viewer, now, shown),
    nextCursor,
    totals: { ...(Object.fromEntries(totals) as Record<ApplicationView, number>), mine: mine.length },
    counts: Object.fromEntries(
      Map.groupBy(onShelf, ({ status }) => status)
        .entries()
        .map(([status, all]) => [status, sum(all)]),
    ),
  }
}

type OwnCounts = Awaited<ReturnType<typeof countOwn>>

const shelfOf = ({ status, isArchived }: Pick<OwnCounts[number], 'status' | 'isArchived'>): ApplicationView =>
  isArchived ? 'archived' : isLive(status) ? 'live' : 'ended'

const sum = (counted: OwnCounts): number => counted.reduce((all, { count }) => all + count, 0)

const totalOn = (shelf: ApplicationView, counted: OwnCounts): number =>
  sum(counted.filter((one) => shelfOf(one) === shelf))

/** Archived applications need no action. */
const selectShown = async (db: Db, talentId: Id) =>
  (await selectLive(db, talentId)).filter(({ isArchived }) => !isArchived)

async function findNeedingAction(db: Db, talentId: Id, now: Date): Promise<Id[]> {
  const live = await selectShown(db, talentId)
  const tests = await testsOf(
    db,
    live.map(({ id }) => id),
    now,
  )
  return live
    .filter((one) => isTalentsTurn(one, now) || tests.get(one.id)?.some(({ isOpen }) => isOpen))
    .map(({ id }) => id)
}

/** For home: how many companies wait for an answer, how many tests are open and the first deadline. */
export async function findWaitingForTalent(
  db: Db,
  talentId: Id,
  now: Date,
): Promise<{ answers: number; tests: number; testsEndAt: Date | null }> {
  const live = await selectShown(db, talentId)
  const tests = await testsOf(
    db,
    live.map(({ id }) => id),
    now,
  )
  const open = [...tests.values()].flat().filter(({ isOpen }) => isOpen)
  const ends = open.flatMap(({ dueAt }) => dueAt?.getTime() ?? [])
  return {
    answers: live.filter((one) => isTalentsTurn(one, now)).length,
    tests: open.length,
    testsEndAt: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  }
}

/** Whether the person has ever applied, whatever the outcome. */
export const hasApplied = async (db: Db, talentId: Id): Promise<boolean> => (await countOwn(db, talentId)).length > 0

async function presentCards(db: Db, viewer: Viewer, now: Date, rows: readonly LightRow[]): Promise<ApplicationCard[]> {
  const jobIds = [...new Set(rows.map(({ jobId }) => jobId))]
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))]
  const conversationIds = rows.flatMap(({ conversationId }) => conversationId ?? [])
  const ids = rows.map(({ id }) => id)
  const [listed, employers, allStages, open, unread, tests, ownLive] = await together(
    db,
    () => findOwnListJobs(db, viewer, jobIds),
    () => findCompanies(db, companyIds),
    () => findStages(db, jobIds),
    () => findOpenAmong(db, jobIds),
    () => countUnread(db, viewer.id, conversationIds),
    () => testsOf(db, ids, now),
    () => selectLive(db, viewer.id),
  )
  const jobs = new Map(listed.map((job) => [job.id, job]))
  const companies = new Map(employers.map((company) => [company.id, company]))
  const stages = new Map(allStages.map((stage) => [stage.id, stage]))
  const live = new Set(ownLive.map(({ jobId }) => jobId))
  return rows.map((row) =>
    presentCard(row, {
      now,
      job: found(jobs.get(row.jobId)),
      company: placed(found(companies.get(row.companyId))),
      stage: row.stageId === null ? undefined : stages.get(row.stageId),
      tests: tests.get(row.id) ?? [],
      unread: (row.conversationId && unread.get(row.conversationId)) || 0,
      isJobOpen: open.has(row.jobId),
      hasLiveOne: live.has(row.jobId),
    }),
  )
}

/** For everybody else it does not exist. */
export async function findOwn(db: Db, viewer: Viewer, id: Id): Promise<ApplicationRow> {
  const application = found(await selectApplication(db, id))
  ensure(isOwn(viewer, application), 'not_found')
  return application
}

export async function showOwn(db: Db, { viewer, i18n }: Requester, now: Date, id: Id): Promise<ApplicationDetail> {
  const application = await findOwn(db, viewer, id)
  const [card] = await presentCards(db, viewer, now, [found(await selectOwnOne(db, id))])
  const entries = await selectEntries(db, id)
  const tests = (await testsOf(db, [id], now)).get(id) ?? []
  return presentDetail(application, found(card), {
    now,
    isJobOpen: (await findOpenAmong(db, [application.jobId])).has(application.jobId),
    stages: await findStages(db, [application.jobId]),
    timeline: timelineOf({
      application,
      events: await selectEvents(db, id),
      entries,
      tests,
      voidTests: await voidTests(db, id),
    }),
    people: await findWriters(db, i18n, application, entries),
  })
}

/** Only members who have written are named. */
async function findWriters(
  db: Db,
  i18n: I18n,
  { companyId }: ApplicationRow,
  entries: readonly EntryRow[],
): Promise<ApplicationDetail['people']> {
  const written = entries.filter(({ kind, actorRole }) => kind === 'message' && actorRole === 'company')
  const names = await findVerifiedNames(db, [...new Set(written.flatMap(({ actorId }) => actorId ?? []))])
  const people: ApplicationDetail['people'] = []
  // Sequential: a transaction has one connection. Only a few people write.
  for (const [id, name] of names) {
    const { memberRole } = await findCompanyFor(db, id, companyId)
    people.push({ id, name, title: titleOf(i18n, memberRole) })
  }
  return people
}

export async function archiveOwn(
  db: Db,
  viewer: Viewer,
  now: Date,
  id: Id,
  isArchived: boolean,
): Promise<ApplicationCard> {
  await findOwn(db, viewer, id)
  await updateApplication(db, id, { isArchived })
  const [card] = await presentCards(db, viewer, now, [found(await selectOwnOne(db, id))])
  return found(card)
}
