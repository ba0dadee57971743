import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CompletenessRule, completenessRules } from '#shared/features/people/profile/completeness.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './completeness-card.module.css'

const reasons: Record<CompletenessRule, MessageDescriptor> = {
  headline: msg`Say what you do: it is the first thing companies read.`,
  work: msg`Add a job you had, paid or not.`,
  skills: msg`Name at least three skills, so that jobs can be matched.`,
  summary: msg`Write a few sentences about yourself.`,
  place: msg`Say where you live: most jobs depend on it.`,
  achievements: msg`Describe what you did in one of your jobs.`,
  education: msg`Add a school or a certificate.`,
  languages: msg`Add the languages you speak.`,
  hours: msg`Say when you can work.`,
  availability: msg`Say when you could start.`,
  examples: msg`Link to something you made.`,
}

/** The card that holds the missing part, to jump to. */
const targets: Record<CompletenessRule, string> = {
  headline: 'about',
  work: 'work',
  skills: 'about',
  summary: 'about',
  place: 'facts',
  achievements: 'work',
  education: 'education',
  languages: 'languages',
  hours: 'facts',
  availability: 'facts',
  examples: 'links',
}

export function CompletenessCard({ completeness }: Pick<OwnProfile, 'completeness'>) {
  const { t, i18n } = useLingui()
  const { points, missing } = completeness
  return (
    <Card title={t`How complete it is`}>
      <ProgressBar label={t`Profile`} valueLabel={`${points}%`} value={points} />
      {missing.length === 0 ? (
        <p className={styles.done}>
          <Trans>Nothing is missing. Keep it up to date.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.missing}>
          {missing.map((rule) => {
            const worth = completenessRules[rule].points
            return (
              <li key={rule} className={styles.reason}>
                <a href={`#${targets[rule]}`}>{i18n._(reasons[rule])}</a>
                <span className={styles.points}>
                  <Trans>+{worth}%</Trans>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
