// Who may do what in a room. Only people with a seat in the interview find it at all (interviews/meetings/seats.service); they
// enter, write and talk while it is open, and can read what was written afterwards.

import type { InterviewMode } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { type InterviewStatus, isCancelled } from '#shared/features/hiring/interviews/interview-status.ts'
import { hasRoom, isWithinRoomSpan } from '#shared/features/hiring/interviews/room-window.ts'

type Meeting = { mode: InterviewMode; status: InterviewStatus; startsAt: Date; endsAt: Date }

export const isRoomOf = (interview: Meeting): boolean => hasRoom(interview) && !isCancelled(interview.status)

export const isOpen = (interview: Meeting, now: Date): boolean =>
  isRoomOf(interview) &&
  isWithinRoomSpan(
    { startsAt: interview.startsAt.toISOString(), endsAt: interview.endsAt.toISOString() },
    now.getTime(),
  )
