import type { WorkWindow } from '#shared/kit/day-band.ts'

/** The working day of guests, until they change it. */
export const GUEST_DAY: WorkWindow = { from: 8 * 60, to: 17 * 60 }
