import type { Id } from '#shared/kit/ids.ts'

/** Time as a dependency, so that tests can control it. */
export type Clock = {
  now(): Date
  /** Set by a clock that replays the past, for ids that lists are sorted by. Otherwise they are created by the system's time. */
  newId?(): Id
}

export const systemClock: Clock = { now: () => new Date() }
