// Everything on a board except the cards: columns with their counts, filters, and the jobs to choose from.

import { hidesNames } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findStages, type JobStage } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { type ApplicantSort, CARDS_PER_COLUMN } from '#shared/features/hiring/applications/application-kinds.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type {
  ApplicantBoard,
  ApplicantBoardQuery,
  ApplicantFilters,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canAct, canJudge } from '../applications.policy.ts'
import { selectApplication } from '../applications.queries.ts'
import {
  type ColumnCount,
  countAll,
  countByCountry,
  countByStage,
  selectJobsWithApplicants,
} from './applicant-board.queries.ts'
import { type ApplicantScope, type Filters, selectApplicants, selectNeighbours } from './applicant-list.queries.ts'
import {
  type ApplicantReader,
  filtersFor,
  pageOfApplicants,
  presentCards,
  readableApplicants,
  sideOf,
} from './company-applications.service.ts'

/** Enough for a menu; older jobs are reached from their own page. */
const JOBS_IN_MENU = 100

export async function showBoard(
  db: Db,
  viewer: Viewer,
  current: OwnCompany | null,
  now: Date,
  filters: ApplicantBoardQuery,
): Promise<ApplicantBoard> {
  const { scope, side, job } = await readableApplicants(db, viewer, current, filters.jobId)
  const matched = await filtersFor(db, viewer, filters, now)
  const [counts, all, countries, jobs, stages] = await Promise.all([
    countByStage(db, scope, matched),
    countAll(db, scope, now),
    countByCountry(db, scope),
    selectJobsWithApplicants(db, scope.companyId, JOBS_IN_MENU),
    job ? findStages(db, [job.id]) : [],
  ])
  return {
    job: job && { id: job.id, title: job.title, publishedAt: job.publishedAt?.toISOString() ?? null },
    stages: stages.map(({ id, name, kind }) => ({ id, name, kind })),
    columns: addUp(counts, columnOf),
    lanes:
      filters.withCards && job
        ? await firstCards(db, { viewer, companyId: scope.companyId, side }, now, {
            scope,
            stages,
            matched,
            sort: filters.sort,
          })
        : [],
    statuses: addUp(counts, ({ status }) => status),
    all,
    countries: countries.flatMap(({ code, count }) => (code ? [{ code, count }] : [])),
    jobs,
    areNamesHidden: job !== null && (await hidesNames(db, viewer, job.id)),
    can: { act: canAct(side), judge: canJudge(side) },
  }
}

type Lanes = { scope: ApplicantScope; stages: readonly JobStage[]; matched: Filters; sort: ApplicantSort }

async function firstCards(db: Db, reader: ApplicantReader, now: Date, { scope, stages, matched, sort }: Lanes) {
  const limit = CARDS_PER_COLUMN
  const columns = [{ key: 'new', group: 'new' as const }, ...stages.map(({ id }) => ({ key: id, stageId: id }))]
  const pages = await Promise.all(
    columns.map(async ({ key, ...column }) => {
      const rows = await selectApplicants(db, scope, {
        ...matched,
        group: undefined,
        stageId: undefined,
        status: undefined,
        ...column,
        sort,
        after: undefined,
        limit: limit + 1,
      })
      return { key, ...pageOfApplicants(rows, { limit, sort }) }
    }),
  )
  const cards = await presentCards(
    db,
    reader,
    now,
    pages.flatMap(({ shown }) => shown),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  return pages.map(({ key, shown, nextCursor }) => ({
    key,
    items: shown.flatMap(({ id }) => byId.get(id) ?? []),
    nextCursor,
  }))
}

type Position = ApplicantFilters & { sort: ApplicantSort }

export async function showNeighbours(db: Db, viewer: Viewer, now: Date, id: Id, { sort, ...filters }: Position) {
  const { companyId, jobId, stageId, status } = found(await selectApplication(db, id))
  await sideOf(db, viewer, { companyId, jobId })
  const column = !isLive(status) ? { group: 'ended' as const } : stageId ? { stageId } : { group: 'new' as const }
  const place = await selectNeighbours(
    db,
    { companyId, jobId },
    { ...(await filtersFor(db, viewer, filters, now)), column, sort },
    id,
  )
  return found(place)
}

const columnOf = ({ status, stageId }: ColumnCount): string => (isLive(status) ? (stageId ?? 'new') : 'ended')

function addUp(counts: readonly ColumnCount[], keyOf: (count: ColumnCount) => string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const counted of counts) sums[keyOf(counted)] = (sums[keyOf(counted)] ?? 0) + counted.count
  return sums
}
