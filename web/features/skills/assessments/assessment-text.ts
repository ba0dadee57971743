import { useLingui } from '@lingui/react/macro'
import type { DeclineReason, Release } from '#shared/features/skills/assessments/assessment-limits.ts'
import type { AssessmentStatus } from '#shared/features/skills/assessments/assessment-status.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const toneOf: Record<AssessmentStatus, ChipTone> = {
  sent: 'brand',
  opened: 'brand',
  started: 'sun',
  completed: 'info',
  result_available: 'ok',
  shared: 'ok',
  declined: 'neutral',
  expired: 'warn',
  cancelled: 'neutral',
}

export function useOwnStatusText(): Record<AssessmentStatus, string> {
  const { t } = useLingui()
  return {
    sent: t`New`,
    opened: t`To do`,
    started: t`Running`,
    completed: t`Being marked`,
    result_available: t`Finished`,
    shared: t`Earlier result shared`,
    declined: t`Declined`,
    expired: t`Deadline passed`,
    cancelled: t`Cancelled by the company`,
  }
}

export function useCompanyStatusText(): Record<AssessmentStatus, string> {
  const { t } = useLingui()
  return {
    sent: t`Sent`,
    opened: t`Opened`,
    started: t`Running`,
    completed: t`To be marked`,
    result_available: t`Result available`,
    shared: t`Earlier result shared`,
    declined: t`Declined`,
    expired: t`Not taken`,
    cancelled: t`Cancelled`,
  }
}

export function useDeclineText(): Record<DeclineReason, string> {
  const { t } = useLingui()
  return {
    no_time: t`I have no time for it`,
    not_interested: t`I am no longer interested`,
    unclear: t`I do not know what it is for`,
    too_long: t`It takes too long`,
    other: t`Another reason`,
  }
}

export function useReleaseText(): Record<Release, string> {
  const { t } = useLingui()
  return {
    none: t`Nothing`,
    score: t`Their score`,
    topics: t`Their score, by topic`,
    questions: t`Their score, and the points and comments for each question`,
  }
}
