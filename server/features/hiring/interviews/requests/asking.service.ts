// The company's side of a request: asking, agreeing to a time the applicant proposed, withdrawing.

import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import { findParties, sideOf } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { wordsForApplication } from '#server/features/hiring/applications/notifying/applicant-words.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { pageOfRows, placeOf } from '#server/platform/http/responses/time-cursor.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isDecentHour, overlapsAny } from '#shared/features/hiring/interviews/free-times.ts'
import { MAX_AHEAD, MAX_MESSAGE, REQUEST_DAYS } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type {
  CompanyInterviewRequest,
  CompanyRequestsQuery,
  NewInterviewRequest,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { hasRoom } from '#shared/features/hiring/interviews/room-window.ts'
import { zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { selectBusy } from '../busy/calendars.queries.ts'
import { talentClockOf } from '../context.service.ts'
import { canArrange, canReadOf } from '../interviews.policy.ts'
import { orTaken, scheduleInterview } from '../meetings/booking.service.ts'
import { notifyRequest, notifyScheduled } from '../notifying/notifying.service.ts'
import { ensureAnswerable, findTime, proposedTimes } from './answering.service.ts'
import { ensureOfferable } from './free-time.service.ts'
import { moveRequest } from './moving-requests.service.ts'
import { findInterviewers, viewApplicant } from './planning.service.ts'
import { presentCompanyRequests } from './presenting.service.ts'
import { insertRequest, insertTimes, type RequestRow, selectOfCompany, selectRequest } from './requests.queries.ts'

const alreadyAsked = /* i18n */ {
  id: 'interviews.already_asked',
  message: 'This applicant has an open request for this kind of interview. Withdraw it first.',
}
const notAMember = /* i18n */ {
  id: 'interviews.not_a_member',
  message: 'Choose people who work for your company.',
}
const nightTime = /* i18n */ {
  id: 'interviews.night_time',
  message: 'One of these times is before 07:00 or after 21:00 for the applicant.',
}

const panelIsBusy = /* i18n */ {
  id: 'interviews.panel_is_busy',
  message: 'According to their calendar, somebody you chose is busy at one of these times.',
}

export async function sendRequest(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  applicationId: Id,
  { panel, times, availability, message: text, language, translations, ...request }: NewInterviewRequest,
): Promise<CompanyInterviewRequest> {
  const { application } = await viewApplicant(db, viewer, applicationId)
  const now = platform.clock.now()
  const proposed = proposedTimes(times, now)
  const members = await findInterviewers(db, application.companyId)
  if (panel.some((id) => !members.has(id))) throw fieldError(['panel'], notAMember)
  const clock = await talentClockOf(db, application.talentId)
  const busy = await selectBusy(db, panel, { from: now.getTime(), to: now.getTime() + MAX_AHEAD + DAY })
  for (const startsAt of proposed) {
    const span = { from: startsAt.getTime(), to: startsAt.getTime() + request.minutes * MINUTE }
    if (!isDecentHour(zoneAt(clock, span.from), span)) throw fieldError(['times'], nightTime)
    if (overlapsAny(busy, span)) throw fieldError(['times'], panelIsBusy)
  }
  const { companyId, jobId, talentId } = application
  if (availability)
    await ensureOfferable(db, { companyId, talentId, minutes: request.minutes, availability }, panel, now)
  const message = await wordsForApplication(db, applicationId, {
    wording: { text, language, translations },
    senderId: viewer.id,
    field: 'message',
    max: MAX_MESSAGE,
  })
  const row = await transaction(db, async (tx) => {
    const expiresAt = new Date(now.getTime() + REQUEST_DAYS * DAY)
    const facts = { applicationId, companyId, jobId, talentId, requestedBy: viewer.id, createdAt: now, expiresAt }
    const place = hasRoom(request) ? '' : request.place
    const inserted = await insertRequest(
      tx,
      { ...request, ...facts, message, place, availability: availability ?? null },
      [...new Set(panel)],
    )
    if (!inserted) throw fieldError(['kind'], alreadyAsked)
    await insertTimes(tx, inserted.id, 'company', proposed)
    await notifyRequest(tx, platform, inserted, 'sent')
    return inserted
  })
  return showOne(db, viewer, now, row)
}

async function showOne(db: Db, viewer: Viewer, now: Date, row: RequestRow): Promise<CompanyInterviewRequest> {
  const [shown] = await presentCompanyRequests(db, { viewer, now }, [row], () => true)
  return found(shown)
}

/** One applicant's, or all of the company the viewer acts for. */
export async function listCompanyRequests(
  db: Db,
  { clock }: Platform,
  viewer: Viewer,
  current: OwnCompany,
  query: CompanyRequestsQuery,
) {
  const { companyId, side } = await scopeOf(db, viewer, current, query.applicationId)
  const now = clock.now()
  const rows = await selectOfCompany(db, companyId, {
    shelf: query.show,
    applicationId: query.applicationId,
    after: query.cursor === undefined ? undefined : placeOf(query.cursor),
    limit: query.limit + 1,
  })
  const { shown, nextCursor } = pageOfRows(rows, query.limit, ({ createdAt: at, id }) => ({ at, id }))
  const items = await presentCompanyRequests(db, { viewer, now }, shown, () => canArrange(side))
  return { items, nextCursor }
}

export async function scopeOf(
  db: Db,
  viewer: Viewer,
  current: OwnCompany,
  applicationId: Id | undefined,
): Promise<{ companyId: Id; side: CompanySide }> {
  if (applicationId === undefined) {
    const side = { companyStatus: current.status, memberRole: current.role }
    ensure(canReadOf(side))
    return { companyId: current.id, side }
  }
  const { companyId } = found(await findParties(db, applicationId))
  const { side } = await viewApplicant(db, viewer, applicationId, canReadOf)
  return { companyId, side }
}

async function findForCompany(db: Db, viewer: Viewer, id: Id): Promise<RequestRow> {
  const request = found(await selectRequest(db, id))
  ensure(canArrange(await sideOf(db, viewer, request)))
  return request
}

export async function agreeToTime(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  timeId: Id,
): Promise<CompanyInterviewRequest> {
  const request = await findForCompany(db, viewer, id)
  const now = platform.clock.now()
  const moved = await orTaken('timeId', db, async (tx) => {
    const row = await moveRequest(tx, request, { event: 'accept', actor: { role: 'company', id: viewer.id }, at: now })
    await ensureAnswerable(tx, request, now)
    const interview = await scheduleInterview(tx, platform, row, await findTime(tx, row, timeId, 'talent', now))
    await notifyScheduled(tx, platform, interview, 'company')
    return row
  })
  return showOne(db, viewer, now, moved)
}

export async function withdrawRequest(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
): Promise<CompanyInterviewRequest> {
  const request = await findForCompany(db, viewer, id)
  const now = platform.clock.now()
  const moved = await transaction(db, async (tx) => {
    const row = await moveRequest(tx, request, {
      event: 'withdraw',
      actor: { role: 'company', id: viewer.id },
      at: now,
    })
    await notifyRequest(tx, platform, row, 'withdrawn')
    return row
  })
  return showOne(db, viewer, now, moved)
}
