// What the visits to a room say about an interview: who was there, for how long, and whether the call ever worked.

import type { Id } from '#shared/kit/ids.ts'

export type Visit = { personId: Id; enteredAt: Date; seenAt: Date; leftAt: Date | null; connectedAt: Date | null }

export type Attendance = { waited: number; hasCome: boolean; wasConnected: boolean }

/** `waited`: milliseconds after the start that anybody of this side spent in the room; two tabs do not count twice. */
export function attendanceOf(
  visits: readonly Visit[],
  isOfSide: (personId: Id) => boolean,
  startsAt: Date,
): Attendance {
  const own = visits
    .filter(({ personId }) => isOfSide(personId))
    .toSorted((one, other) => one.enteredAt.getTime() - other.enteredAt.getTime())
  let waited = 0
  let until = startsAt.getTime()
  for (const { enteredAt, leftAt, seenAt } of own) {
    const to = (leftAt ?? seenAt).getTime()
    waited += Math.max(0, to - Math.max(until, enteredAt.getTime()))
    until = Math.max(until, to)
  }
  // A tab that vanished before the start may have lost its network; whoever left on purpose and stayed away did not come.
  const hasCome = own.some(({ leftAt }) => leftAt === null || leftAt > startsAt)
  return { waited, hasCome, wasConnected: own.some(({ connectedAt }) => connectedAt !== null) }
}
