import { Trans } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import { isRevokedCredential, isValidCredential } from '#shared/features/skills/credentials/credential-state.ts'
import type { PublicCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Day } from './day.tsx'

/** The first thing a reader wants to know. Checked each time the page is opened. */
export function BadgeStatus({ badge: { kind, state, isIntact, revokedAt, validUntil } }: { badge: PublicCredential }) {
  const isCertificate = kind === 'course'
  if (!isIntact)
    return (
      <Callout tone="bad" title={<Trans>The signature does not match</Trans>}>
        {isCertificate ? <Trans>Do not rely on this certificate.</Trans> : <Trans>Do not rely on this badge.</Trans>}
      </Callout>
    )
  if (isRevokedCredential(state) && revokedAt !== null)
    return (
      <Callout
        tone="bad"
        title={isCertificate ? <Trans>This certificate was revoked</Trans> : <Trans>This badge was revoked</Trans>}
      >
        <Trans>
          Revoked on <Day at={revokedAt} />.
        </Trans>
      </Callout>
    )
  if (!isValidCredential(state) && validUntil !== null)
    return (
      <Callout tone="warn" title={<Trans>This badge has expired</Trans>}>
        <Trans>
          Expired on <Day at={validUntil} />.
        </Trans>
      </Callout>
    )
  return (
    <Callout tone="soft" glyph={IconCircleCheck} title={<Trans>Valid</Trans>}>
      {isCertificate ? (
        <Trans>The signature matches, and the certificate has not been revoked.</Trans>
      ) : (
        <Trans>The signature matches, and the badge has not been revoked.</Trans>
      )}
    </Callout>
  )
}
