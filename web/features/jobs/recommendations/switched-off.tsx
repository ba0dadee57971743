import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './recommendations.module.css'
import { useRecommendationChanges } from './use-recommendations.ts'

export function SwitchedOff() {
  const { t } = useLingui()
  const { change } = useRecommendationChanges()
  return (
    <Card>
      <EmptyState
        title={t`Recommendations are off`}
        action={
          <span className={styles.actions}>
            <LinkButton href="/jobs" variant="filled">
              <Trans>Search jobs</Trans>
            </LinkButton>
            <PlainButton onPress={() => change.mutate(true)} isPending={change.isPending}>
              <Trans>Turn on</Trans>
            </PlainButton>
          </span>
        }
      >
        <Trans>We do not rank jobs for you or log anything. Search still works as usual.</Trans>
      </EmptyState>
    </Card>
  )
}
