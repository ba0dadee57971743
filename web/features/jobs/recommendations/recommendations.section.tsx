import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { recommendationSettingsQuery } from './recommendation-queries.ts'
import styles from './recommendations.module.css'
import { useSwitch } from './use-recommendations.ts'

/** The switch for recommendations, for people who look for it in the settings. */
export function RecommendationsSection() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(recommendationSettingsQuery)
  const setting = useAutosave({ saved: data.isOn, save: useSwitch() })
  return (
    <Card title={<Trans>Recommended jobs</Trans>}>
      <div className={styles.page}>
        <Switch
          isSelected={setting.value}
          onChange={setting.choose}
          help={t`When off, we do not rank jobs for you and we delete past scores.`}
        >
          <Trans>Recommend jobs to me</Trans>
        </Switch>
        <SaveState {...setting.saveState} problem={setting.problem} />
        <p className={styles.help}>
          <Trans>
            A fixed formula ranks jobs and shows why. Companies never see it.{' '}
            <Link to="/jobs/recommended">See your recommendations and how they are ranked</Link>
          </Trans>
        </p>
      </div>
    </Card>
  )
}
