import { useLingui } from '@lingui/react/macro'
import type { RejectReason } from '#shared/features/hiring/applications/application-kinds.ts'

/** Rejection reasons, for those who choose one. */
export function useReasonChoices(): Record<RejectReason, string> {
  const { t } = useLingui()
  return {
    skills: t`Skills`,
    experience: t`Experience`,
    language: t`Language level`,
    hours: t`Working hours`,
    pay: t`Pay`,
    work_permit: t`We cannot hire where they live`,
    other_person: t`Somebody else was a closer match`,
    position_cancelled: t`We are not filling the position`,
    other: t`Another reason`,
  }
}
