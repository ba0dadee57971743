// When the room of an interview is open. Only interviews that take place here have one.

import { MINUTE } from '#shared/kit/time-zones.ts'
import type { InterviewMode } from './interview-kinds.ts'

export const OPENS_BEFORE = 15 * MINUTE
export const CLOSES_AFTER = 60 * MINUTE

type Meeting = { mode: InterviewMode; startsAt: string; endsAt: string }

export const hasRoom = ({ mode }: Pick<Meeting, 'mode'>): boolean => mode === 'room'

export const roomPath = (interviewId: string): string => `/interviews/${interviewId}/room`

export const roomSpan = ({ startsAt, endsAt }: Pick<Meeting, 'startsAt' | 'endsAt'>) => ({
  from: Date.parse(startsAt) - OPENS_BEFORE,
  to: Date.parse(endsAt) + CLOSES_AFTER,
})

export function isWithinRoomSpan(meeting: Pick<Meeting, 'startsAt' | 'endsAt'>, now: number): boolean {
  const { from, to } = roomSpan(meeting)
  return now >= from && now < to
}
