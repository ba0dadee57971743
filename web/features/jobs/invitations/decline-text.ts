import { useLingui } from '@lingui/react/macro'
import type { DeclineReason } from '#shared/features/jobs/invitations/invitation-kinds.ts'

export function useDeclineText(): Record<DeclineReason, string> {
  const { t } = useLingui()
  return {
    not_looking: t`I am not looking right now`,
    pay: t`The pay is too low`,
    location: t`It is not open to people where I live`,
    hours: t`The hours do not suit me`,
    role: t`It is not my kind of work`,
    company: t`The company is not for me`,
    other: t`Another reason`,
  }
}
