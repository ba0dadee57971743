// Moving an interview. Until four hours before, each side may move it up to three times on its own, to a time within the other
// side's day; after that, and for any other time, the other side has to agree.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isDecentHour, isWithin } from '#shared/features/hiring/interviews/free-times.ts'
import { isMoveRequested } from '#shared/features/hiring/interviews/interview-status.ts'
import type { MoveAnswer, NewTimes } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { type Span, workSpans } from '#shared/kit/day-band.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { selectBusy } from '../busy/calendars.queries.ts'
import { companyClockOf, talentClockOf } from '../context.service.ts'
import { notifyChange } from '../notifying/notifying.service.ts'
import { proposedTimes } from '../requests/answering.service.ts'
import { ensureRoomInDay, orTaken } from './booking.service.ts'
import { findCompanyInterview, findOwnInterview } from './cancelling.service.ts'
import { bookAgain, type InterviewRow, selectPeople } from './interviews.queries.ts'
import { presentForCompany, presentOwn } from './listing.service.ts'
import { movesFreely } from './move-rules.ts'
import { moveInterview } from './moving-interviews.service.ts'

type Side = 'talent' | 'company'
type Mover = { viewer: Viewer; by: Side }

const noMoves = { proposedTimes: null, proposedBy: null }

/** Within the company's working hours, and neither early nor late for the talent; and not while they are busy. */
async function suitsOther(db: Db, interview: InterviewRow, by: Side, span: Span): Promise<boolean> {
  const { id, companyId, talentId } = interview
  const others = (await selectPeople(db, [id])).filter(({ seat }) => (seat === 'talent') === (by === 'company'))
  const ids = others.map(({ personId }) => personId)
  if ((await selectBusy(db, ids, span)).length > 0) return false
  if (by === 'company') return isDecentHour(zoneAt(await talentClockOf(db, talentId), span.from), span)
  const [company] = await findCompanies(db, [companyId])
  const { zone, window } = companyClockOf(found(company))
  return window !== null && isWithin(workSpans({ zone, window }, { from: span.from - DAY, to: span.to + DAY }), span)
}

const lengthOf = ({ startsAt, endsAt }: InterviewRow): number => endsAt.getTime() - startsAt.getTime()

async function moveTo(
  tx: Db,
  interview: InterviewRow,
  startsAt: Date,
  event: 'move' | 'agree',
  { viewer, by }: Mover,
  at: Date,
) {
  await ensureRoomInDay(tx, interview, startsAt, 'times', interview.id)
  const endsAt = new Date(startsAt.getTime() + lengthOf(interview))
  // Whoever asked used up one of their moves.
  const mover = event === 'agree' ? interview.proposedBy : by
  const moved = await moveInterview(tx, interview, {
    event,
    actor: { role: by, id: viewer.id },
    at,
    facts: {
      ...noMoves,
      startsAt,
      endsAt,
      reminders: 0,
      calendarSequence: interview.calendarSequence + 1,
      ...(mover === 'talent'
        ? { talentMoves: interview.talentMoves + 1 }
        : { companyMoves: interview.companyMoves + 1 }),
    },
  })
  await bookAgain(tx, moved)
  return moved
}

/** One time that needs no consent moves it at once; otherwise the other side is asked. */
async function propose(db: Db, platform: Platform, interview: InterviewRow, mover: Mover, { times }: NewTimes) {
  const now = platform.clock.now()
  const proposed = proposedTimes(times, now)
  const [only] = proposed
  const span = { from: only?.getTime() ?? 0, to: (only?.getTime() ?? 0) + lengthOf(interview) }
  const isFree =
    proposed.length === 1 && movesFreely(interview, mover.by, now) && (await suitsOther(db, interview, mover.by, span))
  return orTaken('times', db, async (tx) => {
    if (isFree && only) {
      const moved = await moveTo(tx, interview, only, 'move', mover, now)
      await notifyChange(tx, platform, moved, { how: 'moved', by: mover.by })
      return moved
    }
    const asked = await moveInterview(tx, interview, {
      event: 'ask_to_move',
      actor: { role: mover.by, id: mover.viewer.id },
      at: now,
      facts: { proposedTimes: proposed.map((time) => time.toISOString()), proposedBy: mover.by },
    })
    await notifyChange(tx, platform, asked, { how: 'asked', by: mover.by })
    return asked
  })
}

const ownProposal = /* i18n */ {
  id: 'interviews.own_proposal',
  message: 'The other side has to answer this. You can still cancel the interview.',
}
const notProposed = /* i18n */ {
  id: 'interviews.not_proposed',
  message: 'Choose one of the proposed times.',
}

async function answer(db: Db, platform: Platform, interview: InterviewRow, mover: Mover, { startsAt }: MoveAnswer) {
  const now = platform.clock.now()
  if (isMoveRequested(interview.status) && interview.proposedBy === mover.by) throw tooLate(ownProposal)
  return orTaken('startsAt', db, async (tx) => {
    if (startsAt === null) {
      const kept = await moveInterview(tx, interview, {
        event: 'keep',
        actor: { role: mover.by, id: mover.viewer.id },
        at: now,
        facts: noMoves,
      })
      await notifyChange(tx, platform, kept, { how: 'kept', by: mover.by })
      return kept
    }
    const isProposed = interview.proposedTimes?.some((time) => Date.parse(time) === Date.parse(startsAt)) ?? false
    if (isMoveRequested(interview.status) && !isProposed) throw fieldError(['startsAt'], notProposed)
    const moved = await moveTo(tx, interview, new Date(startsAt), 'agree', mover, now)
    await notifyChange(tx, platform, moved, { how: 'moved', by: mover.by })
    return moved
  })
}

async function showOwn(db: Db, viewer: Viewer, now: Date, row: InterviewRow) {
  const [shown] = await presentOwn(db, viewer, now, [row])
  return found(shown)
}

async function showForCompany(db: Db, viewer: Viewer, now: Date, row: InterviewRow) {
  const [shown] = await presentForCompany(db, viewer, now, [row], true)
  return found(shown)
}

export async function proposeAsTalent(db: Db, platform: Platform, viewer: Viewer, id: Id, times: NewTimes) {
  const interview = await findOwnInterview(db, viewer, id)
  const moved = await propose(db, platform, interview, { viewer, by: 'talent' }, times)
  return showOwn(db, viewer, platform.clock.now(), moved)
}

export async function proposeForCompany(db: Db, platform: Platform, viewer: Viewer, id: Id, times: NewTimes) {
  const interview = await findCompanyInterview(db, viewer, id)
  const moved = await propose(db, platform, interview, { viewer, by: 'company' }, times)
  return showForCompany(db, viewer, platform.clock.now(), moved)
}

export async function answerAsTalent(db: Db, platform: Platform, viewer: Viewer, id: Id, given: MoveAnswer) {
  const interview = await findOwnInterview(db, viewer, id)
  const moved = await answer(db, platform, interview, { viewer, by: 'talent' }, given)
  return showOwn(db, viewer, platform.clock.now(), moved)
}

export async function answerForCompany(db: Db, platform: Platform, viewer: Viewer, id: Id, given: MoveAnswer) {
  const interview = await findCompanyInterview(db, viewer, id)
  const moved = await answer(db, platform, interview, { viewer, by: 'company' }, given)
  return showForCompany(db, viewer, platform.clock.now(), moved)
}
