import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { onboardingQuery } from '#web/features/entry/onboarding/onboarding-queries.ts'
import { stepHref } from '#web/features/entry/onboarding/step-address.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { HomeCard } from './home-card.ts'
import styles from './set-up-card.module.css'
import { isSetUp, type SetUpPartName, setUpParts } from './set-up-parts.ts'

/** Replaces the cards that a new account cannot fill yet. */
export const setUpCard: HomeCard = {
  id: 'set-up',
  column: 'side',
  isFor: ({ roles }) => roles.includes('talent'),
  queries: [onboardingQuery],
  Card: SetUpCard,
}

function SetUpCard() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(onboardingQuery)
  if (isSetUp(data.answered)) return null
  const parts = setUpParts(data.answered)
  const left = parts.filter(({ next }) => next !== null).length
  const labels: Record<SetUpPartName, { title: string; why: string }> = {
    place: { title: t`Where and when you work`, why: t`See which jobs are not open to you.` },
    work: { title: t`Your role and pay`, why: t`See the best matches first.` },
    resume: { title: t`Your résumé`, why: t`Apply in minutes.` },
  }
  return (
    <Card title={<Trans>Set up in three steps</Trans>} aside={<Plural value={left} one="# left" other="# left" />}>
      <ol role="list" className={styles.parts}>
        {parts.map(({ name, next }, index) => (
          <li key={name} className={styles.part}>
            <span className={styles.mark} data-done={next === null || undefined} aria-hidden="true">
              {next === null ? <Icon glyph={IconCheck} size={16} /> : index + 1}
            </span>
            <span className={styles.words}>
              {next === null ? (
                <span className={styles.title}>
                  {labels[name].title} <span className={styles.done}>{t`Done`}</span>
                </span>
              ) : (
                <Link to={stepHref(next)} className={styles.title}>
                  {labels[name].title}
                </Link>
              )}
              <span className={styles.why}>{labels[name].why}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
