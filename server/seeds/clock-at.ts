import type { Clock } from '#server/platform/clock.ts'
import { newIdAt } from '#server/platform/db/columns.ts'

/** Messages sent then sort by that time, whichever part of the world is created first. */
export const clockAt = (at: Date): Clock => ({ now: () => at, newId: () => newIdAt(at.getTime()) })
