// Fetches a calendar through the guarded outbound client and reads its busy times.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Outbound } from '#server/platform/outbound/outbound.ts'
import { OutboundError, type OutboundFailure } from '#server/platform/outbound/outbound-error.ts'
import { Thread, ThreadError } from '#server/platform/threads/thread.ts'
import type { CalendarProblem } from '#shared/features/hiring/interviews/calendar-limits.ts'
import { MAX_AHEAD } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { Span } from '#shared/kit/day-band.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ReadingAnswer } from './reading-thread.ts'

/** Years of a busy person's appointments. */
const MAX_BYTES = 5 * 1024 * 1024

const thread = new Thread(new URL('./reading-thread.ts', import.meta.url), { maxMilliseconds: 10_000 })

const problems: Record<OutboundFailure, CalendarProblem> = {
  bad_address: 'forbidden',
  address_forbidden: 'forbidden',
  unreachable: 'unreachable',
  too_slow: 'unreachable',
  too_large: 'too_large',
  too_many_redirects: 'unreachable',
  bad_status: 'rejected',
}

export type LoadedCalendar = { spans: Span[] } | { problem: CalendarProblem }

export async function loadCalendar(
  db: Db,
  outbound: Outbound,
  { personId, url }: { personId: Id; url: string },
  now: Date,
): Promise<LoadedCalendar> {
  const { timeZone } = await findPerson(db, personId)
  const from = now.getTime()
  try {
    const { text } = await outbound.read(url, { accept: 'text/calendar', maxBytes: MAX_BYTES })
    const task = { text: text ?? '', zone: timeZone ?? 'UTC', range: { from, to: from + MAX_AHEAD } }
    const answer = (await thread.run(task)) as ReadingAnswer
    return 'spans' in answer ? answer : { problem: 'not_a_calendar' }
  } catch (error) {
    if (error instanceof OutboundError) return { problem: problems[error.code] }
    if (error instanceof ThreadError) return { problem: 'too_large' }
    throw error
  }
}
