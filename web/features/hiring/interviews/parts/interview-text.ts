import { useLingui } from '@lingui/react/macro'
import type {
  CancelReason,
  DeclineReason,
  InterviewKind,
  InterviewMode,
} from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { InterviewStatus } from '#shared/features/hiring/interviews/interview-status.ts'
import type { RequestStatus } from '#shared/features/hiring/interviews/request-status.ts'

export function useKindText(): Record<InterviewKind, string> {
  const { t } = useLingui()
  return {
    screening: t`First conversation`,
    technical: t`Technical conversation`,
    hiring_manager: t`Conversation with the hiring manager`,
    panel: t`Team conversation`,
    culture: t`Getting to know each other`,
    final: t`Final conversation`,
  }
}

export function useModeText(): Record<InterviewMode, string> {
  const { t } = useLingui()
  return { room: t`Video call here`, link: t`Video call elsewhere`, phone: t`By phone` }
}

export function useRequestStatusText(): Record<RequestStatus, string> {
  const { t } = useLingui()
  return {
    pending: t`Waiting for a reply`,
    countered: t`Other times proposed`,
    accepted: t`Scheduled`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
    expired: t`Expired`,
  }
}

export function useInterviewStatusText(): Record<InterviewStatus, string> {
  const { t } = useLingui()
  return {
    scheduled: t`Scheduled`,
    reschedule_requested: t`Move requested`,
    in_progress: t`Now`,
    awaiting_feedback: t`Waiting for the outcome`,
    completed: t`Completed`,
    cancelled: t`Cancelled`,
    no_show_talent: t`The applicant did not come`,
    no_show_company: t`The company did not come`,
    technical_failure: t`Technical failure`,
  }
}

export function useDeclineText(): Record<DeclineReason, string> {
  const { t } = useLingui()
  return {
    times: t`None of the times work`,
    not_interested: t`I am no longer interested`,
    other_job: t`I have accepted another job`,
    process: t`The process has too many interviews`,
    other: t`Another reason`,
  }
}

export function useCancelText(): Record<CancelReason, string> {
  const { t } = useLingui()
  return {
    illness: t`Illness`,
    schedule: t`Something else came up`,
    filled: t`The position is filled`,
    not_interested: t`No longer interested`,
    other: t`Another reason`,
  }
}
