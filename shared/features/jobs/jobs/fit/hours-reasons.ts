import type { Instant } from '#shared/kit/time-zones.ts'
import type { JobHours } from '../job-terms.ts'
import type { FitReason } from './fit-reasons.ts'
import { offsetRange } from './offset-pairs.ts'
import type { Overlap, OwnHours } from './overlap.ts'

export function hoursReasons(own: OwnHours | null, overlap: Overlap | null, job: JobHours, now: Instant): FitReason[] {
  const neededMinutes = job.minOverlapHours * 60
  const isAsked = neededMinutes > 0 || job.utcOffsets !== null
  if (!isAsked) return []
  if (!own) return [{ code: 'hours_undeclared', neededMinutes }]
  return [...offsetReasons(own, job, now), ...overlapReasons(overlap, neededMinutes)]
}

function overlapReasons(overlap: Overlap | null, neededMinutes: number): FitReason[] {
  if (neededMinutes === 0) return []
  if (!overlap) return [{ code: 'team_hours_unknown', neededMinutes }]
  const { worstMinutes, shiftMinutes, canBeEnough } = overlap
  return worstMinutes >= neededMinutes
    ? [{ code: 'hours_enough', neededMinutes, worstMinutes }]
    : [{ code: 'hours_short', neededMinutes, worstMinutes, shiftMinutes, canBeEnough }]
}

/** Flexible hours make up for a time difference of the same size. */
function offsetReasons(own: OwnHours, { utcOffsets }: JobHours, now: Instant): FitReason[] {
  if (!utcOffsets) return []
  const { lowest, highest } = offsetRange(own.zone, now)
  const missingMinutes = Math.max(0, utcOffsets.from * 60 - lowest, highest - utcOffsets.to * 60) - own.flexibleMinutes
  return missingMinutes > 0 ? [{ code: 'offset_outside', ...utcOffsets, missingMinutes }] : []
}
