import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './deletion-callout.module.css'

export function DeletionCallout({ at, zone }: { at: number; zone: string }) {
  const { t } = useLingui()
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
          Your account will be deleted on <Time at={at} now={at} zone={zone} format="date" />.
        </Trans>
      </Callout>
    </section>
  )
}
