import { Trans, useLingui } from '@lingui/react/macro'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './leaving-notice.module.css'

/** On every page of somebody whose account will be deleted: nobody should find that out too late. */
export function LeavingNotice() {
  const { t } = useLingui()
  const identity = useIdentity()
  if (!identity?.deletionAt) return null
  const at = Date.parse(identity.deletionAt)
  return (
    <section aria-label={t`About your account`} className={styles.notice}>
      <Callout
        tone="warn"
        action={
          <LinkButton href="/settings?section=deletion" variant="text">
            <Trans>Undo</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Your account will be deleted on <Time at={at} now={at} zone={identity.timeZone ?? 'UTC'} format="date" />.
        </Trans>
      </Callout>
    </section>
  )
}
