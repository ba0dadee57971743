import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatRelativeDay } from '#shared/kit/time-format.ts'
import type { NextStep } from '#shared/next-step.ts'
import { nextSteps } from '#web/assembled/next-steps.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import type { HomeCard, HomeCardProps } from './home-card.ts'
import { nextStepsQuery } from './home-queries.ts'
import styles from './next-steps-card.module.css'

/** More than a few at once discourage; the others are one press away. */
const SHOWN = 5

export const nextStepsCard: HomeCard = {
  id: 'next-steps',
  column: 'main',
  isFor: () => true,
  queries: [nextStepsQuery],
  Card: NextStepsCard,
}

function NextStepsCard({ zone, now }: HomeCardProps) {
  const { data } = useSuspenseQuery(nextStepsQuery)
  const { open, items } = data
  const later = items.slice(SHOWN)
  return (
    <Card
      title={<Trans>Next steps</Trans>}
      aside={open > 0 && <Plural value={open} one="# open" other="# open" />}
      padding="flush"
    >
      {items.length === 0 ? (
        <p className={styles.nothing}>
          <Icon glyph={IconCircleCheck} size={20} />
          <Trans>You are all caught up. Anything with a deadline appears here.</Trans>
        </p>
      ) : (
        <List>
          {items.slice(0, SHOWN).map((step, index) => (
            <StepRow key={step.kind} step={step} isFirst={index === 0} zone={zone} now={now} />
          ))}
        </List>
      )}
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>
            <Plural value={later.length} one="Show # more" other="Show # more" />
          </summary>
          <List>
            {later.map((step) => (
              <StepRow key={step.kind} step={step} isFirst={false} zone={zone} now={now} />
            ))}
          </List>
        </details>
      )}
    </Card>
  )
}

type StepRowProps = { step: NextStep; isFirst: boolean; zone: string | null; now: number }

function StepRow({ step, isFirst, zone, now }: StepRowProps) {
  const { i18n } = useLingui()
  const { title, why, action, href, icon } = nextSteps[step.kind]
  const due = step.dueAt && zone ? formatRelativeDay(Date.parse(step.dueAt), now, zone, i18n.locale) : null
  return (
    <ListRow
      mark={
        <span className={styles.tile}>
          <Icon glyph={icon} size={20} />
        </span>
      }
      title={i18n._(title(step.count))}
      meta={i18n._(why(step.count))}
      action={
        <span className={styles.action}>
          {due ? (
            <time className={styles.due} dateTime={step.dueAt ?? undefined}>
              {due}
            </time>
          ) : (
            step.minutes !== null && (
              <span className={styles.length}>
                <Plural value={step.minutes} one="about # minute" other="about # minutes" />
              </span>
            )
          )}
          {/* One filled button per view: the most urgent step has it. */}
          <LinkButton href={href} variant={isFirst ? 'filled' : 'outline'}>
            {i18n._(action)}
          </LinkButton>
        </span>
      }
    />
  )
}
