import { useLingui } from '@lingui/react/macro'
import type { DeclineReason } from '#shared/features/jobs/invitations/invitation-kinds.ts'

export function useDeclineWords(): Record<DeclineReason, string> {
  const { t } = useLingui()
  return {
    not_looking: t`I am not looking at the moment`,
    pay: t`The pay does not suit`,
    location: t`I cannot take it from here`,
    hours: t`The hours do not suit`,
    role: t`It is not my kind of work`,
    company: t`The company is not for me`,
    other: t`Another reason`,
  }
}
