// Books a time for everybody who takes part. The database decides who comes first: nobody can be in two interviews at once.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { MAX_PER_DAY } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import type { Id } from '#shared/kit/ids.ts'
import { dayAt, localDateAt, MINUTE } from '#shared/kit/time-zones.ts'
import { talentClockOf } from '../context.service.ts'
import type { RequestRow } from '../requests/requests.queries.ts'
import { countBetween, type InterviewRow, insertInterview } from './interviews.queries.ts'

const justTaken = /* i18n */ {
  id: 'interviews.just_taken',
  message: 'This time has just been taken. Choose another one.',
}
const dayIsFull = /* i18n */ {
  id: 'interviews.day_full',
  message: 'There are {most} interviews with this company on that day already. Choose another day.',
  values: { most: MAX_PER_DAY },
}

const EXCLUSION_VIOLATION = '23P01'

/** Runs a transaction that books times; a time that somebody else got first is an error beside `field`. */
export async function orTaken<T>(field: string, db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, work)
  } catch (error) {
    if (isDoubleBooking(error)) throw fieldError([field], justTaken)
    throw error
  }
}

function isDoubleBooking(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === EXCLUSION_VIOLATION) || isDoubleBooking(error.cause)
}

export async function ensureRoomInDay(
  tx: Db,
  { talentId, companyId }: Pick<RequestRow, 'talentId' | 'companyId'>,
  startsAt: Date,
  field: string,
  except: Id | null = null,
): Promise<void> {
  const zone = zoneAt(await talentClockOf(tx, talentId), startsAt.getTime())
  const day = dayAt(zone, localDateAt(zone, startsAt.getTime()))
  const planned = await countBetween(tx, {
    talentId,
    companyId,
    from: new Date(day.from),
    to: new Date(day.to),
    except,
  })
  if (planned >= MAX_PER_DAY) throw fieldError([field], dayIsFull)
}

/** The request has been accepted in the same transaction. */
export async function scheduleInterview(
  tx: Db,
  { clock }: Pick<Platform, 'clock'>,
  request: RequestRow,
  { startsAt, panel }: { startsAt: Date; panel: readonly Id[] },
): Promise<InterviewRow> {
  await ensureRoomInDay(tx, request, startsAt, 'timeId')
  const { applicationId, companyId, jobId, talentId, requestedBy, kind, minutes, mode, place, message } = request
  return insertInterview(
    tx,
    {
      applicationId,
      companyId,
      jobId,
      talentId,
      organizerId: requestedBy,
      kind,
      mode,
      place,
      preparation: message,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * MINUTE),
      createdAt: clock.now(),
    },
    panel,
  )
}
