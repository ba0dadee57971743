import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { hasTimedOut, isFinished, isRunning, wasSubmitted } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { Screener } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Time } from '#web/ui/time.tsx'
import { screenersQuery } from './screener-queries.ts'
import styles from './screeners.module.css'

type ScreenerListProps = {
  jobId: string
  subjectId: string
  onOpen: (testId: string) => void
}

/** Each test with its duration, its state and its one possible action. */
export function ScreenerList({ jobId, subjectId, onOpen }: ScreenerListProps) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(screenersQuery(jobId, subjectId))
  if (data.items.length === 0)
    return (
      <EmptyState title={t`No tests`}>
        <Trans>This job has no tests.</Trans>
      </EmptyState>
    )
  return (
    <Card padding="flush">
      <List label={t`Tests for this job`}>
        {data.items.map((screener) => (
          <ScreenerRow key={screener.testId} screener={screener} onOpen={() => onOpen(screener.testId)} />
        ))}
      </List>
    </Card>
  )
}

function ScreenerRow({ screener, onOpen }: { screener: Screener; onOpen: () => void }) {
  const { title, minutes, questionCount, isRequired, laterDays } = screener
  return (
    <ListRow
      title={title}
      meta={
        <>
          <Plural value={minutes} one="About # minute" other="About # minutes" />
          {' · '}
          <Plural value={questionCount} one="# question" other="# questions" />
          {' · '}
          {isRequired ? <Trans>Required</Trans> : <Trans>Optional</Trans>}
          {laterDays !== null && !screener.attempt && (
            <>
              {' · '}
              <Trans>Can be taken after you apply</Trans>
            </>
          )}
        </>
      }
      facts={<ScreenerState screener={screener} />}
      action={<ScreenerAction screener={screener} onOpen={onOpen} />}
    />
  )
}

function ScreenerState({ screener: { attempt, dueAt, canStart } }: { screener: Screener }) {
  const now = useNow()
  const zone = useReaderZone()
  const status = attempt?.status ?? 'not_started'
  if (attempt?.isErased)
    return (
      <Chip size="small">
        <Trans>Taken, then deleted by you</Trans>
      </Chip>
    )
  if (wasSubmitted(status))
    return (
      <span className={styles.facts}>
        <Chip size="small" tone="ok">
          <Trans>Submitted</Trans>
        </Chip>
        {attempt?.percent !== null && attempt?.percent !== undefined && <Trans>{attempt.percent} of 100 points</Trans>}
      </span>
    )
  if (hasTimedOut(status))
    return (
      <Chip size="small" tone="info">
        <Trans>Time ran out, your answers count</Trans>
      </Chip>
    )
  if (isRunning(status))
    return (
      <Chip size="small" tone="sun">
        <Trans>In progress</Trans>
      </Chip>
    )
  if (dueAt === null || now === null || zone === null) return null
  if (!canStart && Date.parse(dueAt) < now)
    return (
      <Chip size="small" tone="warn">
        <Trans>The deadline has passed</Trans>
      </Chip>
    )
  return (
    <span className={styles.facts}>
      <Trans>
        Due <Time at={Date.parse(dueAt)} zone={zone} now={now} format="full" />
      </Trans>
    </span>
  )
}

function ScreenerAction({ screener, onOpen }: { screener: Screener; onOpen: () => void }) {
  const { t } = useLingui()
  const { attempt, canStart, title } = screener
  if (isRunning(attempt?.status))
    return (
      <PlainButton variant="filled" aria-label={t`Continue ${title}`} onPress={onOpen}>
        <Trans>Continue</Trans>
      </PlainButton>
    )
  if (canStart)
    return (
      <PlainButton aria-label={t`View ${title}`} onPress={onOpen}>
        <Trans>View</Trans>
      </PlainButton>
    )
  if (attempt && isFinished(attempt.status))
    return (
      <PlainButton variant="text" aria-label={t`Result of ${title}`} onPress={onOpen}>
        <Trans>See result</Trans>
      </PlainButton>
    )
  return null
}
