import { useLingui } from '@lingui/react/macro'
import type { RejectReason, WithdrawReason } from '#shared/features/hiring/applications/application-kinds.ts'

/** Why it was a no, said to the person it was said to. */
export function useRefusalWords(): Record<RejectReason, string> {
  const { t } = useLingui()
  return {
    skills: t`They looked for other skills this time.`,
    experience: t`They looked for another kind of experience.`,
    language: t`They need another level of a language.`,
    hours: t`The hours did not fit together.`,
    pay: t`What they can pay and what you asked for did not meet.`,
    work_permit: t`They cannot employ somebody from where you live at present.`,
    other_person: t`Somebody else was a little closer to what they need.`,
    position_cancelled: t`They decided not to fill this job after all.`,
    other: t`They did not give one of the usual reasons.`,
  }
}

export function useWithdrawWords(): Record<WithdrawReason, string> {
  const { t } = useLingui()
  return {
    other_job: t`I took another job`,
    pay: t`The pay does not suit`,
    process_too_long: t`It takes too long`,
    no_reply: t`Nobody replied`,
    not_a_fit: t`It is not for me after all`,
    personal: t`Personal reasons`,
    other: t`Another reason`,
  }
}
