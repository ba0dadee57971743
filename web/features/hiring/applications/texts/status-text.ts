import { useLingui } from '@lingui/react/macro'
import type { BoardColumn, OutsideStatus } from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplicationStatus } from '#shared/features/hiring/applications/application-status.ts'

export function useStatusText(): Record<ApplicationStatus, string> {
  const { t } = useLingui()
  return {
    submitted: t`Applied`,
    in_review: t`In review`,
    shortlisted: t`Shortlisted`,
    assessment: t`Assessment`,
    interviewing: t`Interview`,
    offer: t`Offer`,
    hired: t`Hired`,
    not_selected: t`Not selected`,
    withdrawn: t`Withdrawn`,
    closed_job: t`Closed`,
    expired_no_reply: t`No reply`,
  }
}

export function useColumnText(): Record<BoardColumn, string> {
  const { t } = useLingui()
  return {
    applied: t`Applied`,
    review: t`Review`,
    assessment: t`Assessment`,
    interview: t`Interview`,
    offer: t`Offer`,
    ended: t`Ended`,
  }
}

export function useOutsideStatusText(): Record<OutsideStatus, string> {
  const { t } = useLingui()
  return {
    saved: t`Not sent yet`,
    applied: t`Applied`,
    screening: t`Screening`,
    interview: t`Interview`,
    offer: t`Offer`,
    rejected: t`Not selected`,
  }
}
