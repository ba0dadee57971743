import { useLingui } from '@lingui/react/macro'
import type { RejectReason, WithdrawReason } from '#shared/features/hiring/applications/application-kinds.ts'

/** Rejection reasons, addressed to the applicant. */
export function useRejectReasonText(): Record<RejectReason, string> {
  const { t } = useLingui()
  return {
    skills: t`They were looking for different skills.`,
    experience: t`They were looking for different experience.`,
    language: t`They need a different language level.`,
    hours: t`The working hours did not line up.`,
    pay: t`Their budget did not match the pay you asked for.`,
    work_permit: t`They cannot currently hire where you live.`,
    other_person: t`Another candidate was a slightly closer match.`,
    position_cancelled: t`They decided not to fill this job.`,
    other: t`They did not choose a standard reason.`,
  }
}

export function useWithdrawText(): Record<WithdrawReason, string> {
  const { t } = useLingui()
  return {
    other_job: t`I took another job`,
    pay: t`The pay is too low`,
    process_too_long: t`It takes too long`,
    no_reply: t`Nobody replied`,
    not_a_fit: t`It is not the right job for me`,
    personal: t`Personal reasons`,
    other: t`Another reason`,
  }
}
