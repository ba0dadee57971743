import { useLingui } from '@lingui/react/macro'

/** Somebody who has deleted what they sent has no name any more. */
export function useApplicantName(name: string): string {
  const { t } = useLingui()
  return name || t`Deleted applicant`
}
