// Requests with everything they show, for both sides.

import { findReadableAmong } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  isOpenRequest,
  type RequestActor,
  type RequestEvent,
  requestStatusMachine,
} from '#shared/features/hiring/interviews/request-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { contextsOf } from '../context.service.ts'
import { presentCompanyRequest, presentRequest } from '../interviews.presenter.ts'
import { findStarts } from './free-time.service.ts'
import { type RequestRow, selectNowBusy, selectPanels, selectTaken, selectTimes } from './requests.queries.ts'

type Reading = { viewer: Viewer; now: Date }

async function partsOf(db: Db, { viewer, now }: Reading, rows: readonly RequestRow[]) {
  const ids = rows.map(({ id }) => id)
  const panels = ids.length === 0 ? [] : await selectPanels(db, ids)
  const times = ids.length === 0 ? [] : await selectTimes(db, ids)
  const taken = ids.length === 0 ? new Set<Id>() : (await selectTaken(db, ids)).union(await selectNowBusy(db, ids))
  const members = [...panels.map(({ personId }) => personId), ...rows.flatMap(({ requestedBy }) => requestedBy ?? [])]
  const context = await contextsOf(db, viewer, rows, members)
  return (row: RequestRow, can: RequestEvent[]) => ({
    context: context(row),
    panel: panels.filter(({ requestId }) => requestId === row.id).map(({ personId }) => personId),
    times: times.filter(({ requestId }) => requestId === row.id),
    taken,
    now,
    can,
  })
}

/** Nothing can be done with a request that has expired, even before the scheduled job has closed it. */
export const stepsFor = ({ status, expiresAt }: RequestRow, by: RequestActor, now: Date): RequestEvent[] =>
  expiresAt <= now ? [] : eventsFor(requestStatusMachine, status, by)

export async function presentOwnRequests(db: Db, reading: Reading, rows: readonly RequestRow[]) {
  const parts = await partsOf(db, reading, rows)
  const isOpen = ({ status, expiresAt }: RequestRow) => isOpenRequest(status) && expiresAt > reading.now
  const jobIds = [...new Set(rows.filter(isOpen).map(({ jobId }) => jobId))]
  const readable = jobIds.length === 0 ? new Set<Id>() : await findReadableAmong(db, reading.viewer, jobIds)
  const shown = []
  // Sequential: a transaction has a single connection.
  for (const row of rows) {
    const facts = parts(row, stepsFor(row, 'talent', reading.now))
    const starts = facts.can.includes('accept') ? await findStarts(db, row, facts.panel, reading.now) : []
    const card = isOpen(row) && readable.has(row.jobId) ? facts.context.job : null
    shown.push(presentRequest(row, { ...facts, card, starts }))
  }
  return shown
}

/** `mayArrange`: whether the viewer may act on the request. */
export async function presentCompanyRequests(
  db: Db,
  reading: Reading,
  rows: readonly RequestRow[],
  mayArrange: (row: RequestRow) => boolean,
) {
  const parts = await partsOf(db, reading, rows)
  return rows.map((row) =>
    presentCompanyRequest(row, parts(row, mayArrange(row) ? stepsFor(row, 'company', reading.now) : [])),
  )
}
