import { Trans } from '@lingui/react/macro'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import {
  isBarredCompany,
  isClosedCompany,
  isVerifiedCompany,
} from '#shared/features/people/companies/company-status.ts'
import { isLanded } from '#shared/screens.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const VERIFICATION_PATH = '/company/verification'

/** What the company cannot do yet, and where to change that. */
export function VerificationCallout({ company: { status } }: { company: OwnCompany }) {
  if (isVerifiedCompany(status)) return null
  if (isBarredCompany(status))
    return (
      <Callout
        tone="bad"
        title={
          isClosedCompany(status) ? <Trans>This company is closed</Trans> : <Trans>This company is suspended</Trans>
        }
      >
        <Trans>Its jobs are offline and its applicants are not visible. Write to support if this is a mistake.</Trans>
      </Callout>
    )
  return (
    <Callout
      tone="warn"
      title={<Trans>Your company is not verified yet</Trans>}
      action={
        isLanded(VERIFICATION_PATH) && (
          <LinkButton href={VERIFICATION_PATH} variant="filled">
            <Trans>Verify your company</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>You can write drafts. To publish jobs and invite people, your company must be verified.</Trans>
    </Callout>
  )
}
