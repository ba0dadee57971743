// Interviews as each side sees them.

import type { Db } from '#server/platform/db/database.ts'
import { pageOfRows, placeOf } from '#server/platform/http/responses/time-cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  type InterviewEvent,
  interviewStatusMachine,
  isRatedByTalent,
  tookPlace,
} from '#shared/features/hiring/interviews/interview-status.ts'
import type {
  CompanyInterview,
  CompanyInterviewsQuery,
  Interview,
  InterviewsQuery,
} from '#shared/features/hiring/interviews/interviews.contract.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { contextsOf } from '../context.service.ts'
import { canArrange } from '../interviews.policy.ts'
import { presentCompanyInterview, presentInterview } from '../interviews.presenter.ts'
import { selectFeedback, selectOwnNotes } from '../notes/interview-notes.queries.ts'
import { isInTime } from '../outcomes/report-times.ts'
import { scopeOf } from '../requests/asking.service.ts'
import {
  countOfCompany,
  countOfTalent,
  type InterviewListOptions,
  type InterviewRow,
  selectOfCompany,
  selectOfTalent,
  selectPeople,
} from './interviews.queries.ts'
import { movesFreely } from './move-rules.ts'

const optionsOf = ({ show, from, to, cursor, limit }: InterviewsQuery): InterviewListOptions => ({
  shelf: show,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
  after: cursor === undefined ? undefined : placeOf(cursor),
  limit: limit + 1,
})

const pageOf = (rows: readonly InterviewRow[], limit: number) =>
  pageOfRows(rows, limit, ({ startsAt: at, id }) => ({ at, id }))

type Side = 'talent' | 'company'

async function partsOf(db: Db, viewer: Pick<Viewer, 'id'>, side: Side, rows: readonly InterviewRow[]) {
  const ids = rows.map(({ id }) => id)
  const isEmpty = ids.length === 0
  const people = isEmpty ? [] : await selectPeople(db, ids)
  const notes = new Map(
    isEmpty ? [] : (await selectOwnNotes(db, viewer.id, ids)).map(({ interviewId, text }) => [interviewId, text]),
  )
  const feedback = isEmpty ? [] : await selectFeedback(db, side, ids)
  const panels = people.filter(({ seat }) => seat === 'interviewer')
  const context = await contextsOf(
    db,
    viewer,
    rows,
    panels.map(({ personId }) => personId),
  )
  return (row: InterviewRow, can: InterviewEvent[]) => ({
    context: context(row),
    panel: panels.filter(({ interviewId }) => interviewId === row.id).map(({ personId }) => personId),
    ownNotes: notes.get(row.id) ?? '',
    given: feedback.find((one) => one.interviewId === row.id && one.side === side) ?? null,
    received: feedback.find((one) => one.interviewId === row.id && one.side !== side) ?? null,
    can,
  })
}

/** Steps for buttons; the side that asked for a move waits for the other one. */
const offered: readonly InterviewEvent[] = [
  'cancel',
  'move',
  'ask_to_move',
  'agree',
  'keep',
  'complete',
  'miss_talent',
  'miss_company',
  'fail',
]
const answers: readonly InterviewEvent[] = ['agree', 'keep']

const stepsFor = (row: InterviewRow, by: Side, now: Date): InterviewEvent[] =>
  eventsFor(interviewStatusMachine, row.status, by)
    .filter((event) => offered.includes(event))
    .filter((event) => !answers.includes(event) || row.proposedBy !== by)
    .filter((event) => isInTime(event, row, now))

export async function presentOwn(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  now: Date,
  rows: readonly InterviewRow[],
): Promise<Interview[]> {
  const parts = await partsOf(db, viewer, 'talent', rows)
  return rows.map((row) =>
    presentInterview(row, {
      ...parts(row, stepsFor(row, 'talent', now)),
      movesFreely: movesFreely(row, 'talent', now),
      mayGiveFeedback: isRatedByTalent(row.status),
    }),
  )
}

export async function presentForCompany(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  now: Date,
  rows: readonly InterviewRow[],
  mayArrange: boolean,
): Promise<CompanyInterview[]> {
  const parts = await partsOf(db, viewer, 'company', rows)
  return rows.map((row) =>
    presentCompanyInterview(row, {
      ...parts(row, mayArrange ? stepsFor(row, 'company', now) : []),
      movesFreely: mayArrange && movesFreely(row, 'company', now),
      mayGiveFeedback: mayArrange && tookPlace(row.status),
    }),
  )
}

export async function listOwn(db: Db, { clock }: Platform, viewer: Viewer, query: InterviewsQuery) {
  const { shown, nextCursor } = pageOf(await selectOfTalent(db, viewer.id, optionsOf(query)), query.limit)
  return {
    items: await presentOwn(db, viewer, clock.now(), shown),
    nextCursor,
    totals: await countOfTalent(db, viewer.id),
  }
}

/** One applicant's, or all of the company the viewer acts for. */
export async function listForCompany(
  db: Db,
  { clock }: Platform,
  viewer: Viewer,
  current: OwnCompany,
  query: CompanyInterviewsQuery,
) {
  const { companyId, side } = await scopeOf(db, viewer, current, query.applicationId)
  const options = { ...optionsOf(query), applicationId: query.applicationId }
  const { shown, nextCursor } = pageOf(await selectOfCompany(db, companyId, options), query.limit)
  return {
    items: await presentForCompany(db, viewer, clock.now(), shown, canArrange(side)),
    nextCursor,
    totals: await countOfCompany(db, companyId),
  }
}
