import { Trans, useLingui } from '@lingui/react/macro'
import type { JobEvent } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { useReaderZone } from '#web/platform/clock/use-now.ts'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'

/** Newest first. */
export function JobHistory({ events, now }: { events: readonly JobEvent[]; now: number }) {
  const { t } = useLingui()
  const zone = useReaderZone() ?? 'UTC'
  const names: Record<string, string> = {
    submit: t`Sent for review`,
    withdraw: t`Withdrawn from review`,
    revise: t`Moved back to drafts`,
    approve: t`Approved by an operator`,
    reject: t`Sent back by an operator`,
    publish: t`Published`,
    pause: t`Paused`,
    pause_unconfirmed: t`Paused because nobody confirmed that you are still hiring`,
    resume: t`Resumed`,
    close: t`Closed`,
    expire: t`Closed automatically at its end date`,
    moderate: t`Taken down by an operator`,
    reopen: t`Reopened`,
    review: t`Sent for review after a change`,
    discard: t`Discarded`,
    archive: t`Archived`,
    change: t`Changed`,
  }
  if (events.length === 0)
    return (
      <p>
        <Trans>Nothing has happened yet.</Trans>
      </p>
    )
  return (
    <List label={t`History`}>
      {events.toReversed().map((event) => (
        <ListRow
          key={event.id}
          title={names[event.event] ?? event.event}
          meta={event.reason && <bdi>{event.reason}</bdi>}
          action={<Time at={Date.parse(event.at)} zone={zone} now={now} format="distance" />}
        />
      ))}
    </List>
  )
}
