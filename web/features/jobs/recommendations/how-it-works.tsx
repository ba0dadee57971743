import { Trans, useLingui } from '@lingui/react/macro'
import { rankingParts, rankingWeights } from '#shared/features/jobs/recommendations/ranking/ranking-weights.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './recommendations.module.css'
import { useRecommendationChanges } from './use-recommendations.ts'
import { usePartText } from './why/part-text.ts'

export function HowItWorks() {
  const { t } = useLingui()
  const { namePart } = usePartText()
  const { change } = useRecommendationChanges()
  const isHydrated = useIsHydrated()
  return (
    <Card title={t`How jobs are ranked`}>
      <p className={styles.help}>
        <Trans>
          A fixed formula gives each job up to 100 points. It never uses your name, photo, gender, age or anything you
          write about yourself, except the roles that your headline names. Companies never see the score, and it decides
          nothing.
        </Trans>
      </p>
      <ul className={styles.weights}>
        {rankingParts.map((part) => (
          <li key={part}>
            <Trans>
              {namePart(part)}: up to {rankingWeights[part]} points
            </Trans>
          </li>
        ))}
      </ul>
      <Switch
        isSelected
        // Disabled until hydrated: its code loads late, and an early press would be lost.
        isDisabled={!isHydrated || change.isPending}
        onChange={(isOn) => change.mutate(isOn)}
        help={t`When off, we do not rank jobs for you and we delete past scores.`}
      >
        <Trans>Recommend jobs to me</Trans>
      </Switch>
    </Card>
  )
}
