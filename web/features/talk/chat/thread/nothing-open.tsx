import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './thread.module.css'

export function NothingOpen() {
  const { t } = useLingui()
  return (
    <section className={styles.nothing} aria-label={t`Conversation`}>
      <EmptyState title={t`Choose a conversation`}>
        <Trans>It opens here, next to the list.</Trans>
      </EmptyState>
    </section>
  )
}
