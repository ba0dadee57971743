import {
  REPORT_ABSENCE_WITHIN,
  REPORT_FAILURE_WITHIN,
  WAIT_FOR_OTHERS,
} from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { InterviewEvent } from '#shared/features/hiring/interviews/interview-status.ts'

type Times = { startsAt: Date; endsAt: Date }

/** Reports open once somebody could have waited long enough, and close soon after the end. */
export function isInTime(event: InterviewEvent, { startsAt, endsAt }: Times, now: Date): boolean {
  const at = now.getTime()
  if (event === 'fail') return at <= endsAt.getTime() + REPORT_FAILURE_WITHIN
  if (event !== 'miss_talent' && event !== 'miss_company') return true
  return at >= startsAt.getTime() + WAIT_FOR_OTHERS && at <= endsAt.getTime() + REPORT_ABSENCE_WITHIN
}
