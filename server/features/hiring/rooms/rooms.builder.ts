// Builds an interview whose room is open on the test's clock.

import { anInterview } from '#server/features/hiring/interviews/interviews.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'

export const roomAt = (interviewId: string, rest = '') => `/shared/api/interviews/${interviewId}/room${rest}`

export const moveClockTo = ({ clock }: TestApp, at: number): void => clock.advance(at - clock.now().getTime())

export const aRoom = (test: TestApp, given: Parameters<typeof anInterview>[1] = {}) =>
  anInterview(test, given, { mode: 'room', place: '' })

/** The clock is set to five minutes before the interview. */
export async function anOpenRoom(test: TestApp, given: Parameters<typeof anInterview>[1] = {}) {
  const built = await aRoom(test, given)
  moveClockTo(test, Date.parse(built.interview.startsAt) - 5 * MINUTE)
  return built
}
