import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isFailingFeed, isPausedFeed } from '#shared/features/jobs/feeds/feed-status.ts'
import type { FeedOfAnyone, feeds } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { BoardTools } from './board-tools.tsx'
import styles from './feed-row.module.css'
import { allFeedsQuery } from './feeds-query.ts'

export function FeedRow({ feed, requestedAt }: { feed: FeedOfAnyone; requestedAt: number }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const now = useNow() ?? requestedAt
  const zone = useReaderZone() ?? 'UTC'
  const { id, name, url, status, board, error, lastRunAt } = feed
  const isPaused = isPausedFeed(status)
  const change = useMutation({
    mutationFn: () =>
      callApi<typeof feeds.changeAnyStatus>(client, 'POST /ops/api/feeds/:id/status', {
        params: { id },
        body: { event: isPaused ? 'resume' : 'pause' },
      }),
    onError: (failure) => void showToast({ text: describeFailure(i18n, failure) ?? '', isFailure: true }),
    onSettled: () => cache.invalidateQueries({ queryKey: allFeedsQuery().queryKey }),
  })
  const lastRun = lastRunAt && <Time at={Date.parse(lastRunAt)} zone={zone} now={now} format="distance" />
  return (
    <ListRow
      title={name}
      meta={
        <>
          <bdi className={styles.address}>{url}</bdi>
          <span>{lastRun ? <Trans>Last synced {lastRun}</Trans> : <Trans>Not synced yet</Trans>}</span>
        </>
      }
      facts={<Facts feed={feed} />}
      {...(error && { reason: error.message })}
      {...(board && { foot: <BoardTools feed={feed} board={board} /> })}
      action={
        <Button variant="light" onPress={() => change.mutate()} isPending={change.isPending}>
          {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        </Button>
      }
    />
  )
}

function Facts({ feed: { status, board, items, unreadable } }: { feed: FeedOfAnyone }) {
  return (
    <>
      <Health status={status} />
      {board && (
        <Chip size="small" tone="info">
          <Trans>Job board</Trans>
        </Chip>
      )}
      <Chip size="small" tone="outline">
        <Plural value={items.published} one="# job published" other="# jobs published" />
      </Chip>
      {items.held > 0 && (
        <Chip size="small" tone="neutral">
          <Plural value={items.held} one="# on hold" other="# on hold" />
        </Chip>
      )}
      {unreadable > 0 && (
        <Chip size="small" tone="warn">
          <Plural value={unreadable} one="# entry could not be read" other="# entries could not be read" />
        </Chip>
      )}
    </>
  )
}

function Health({ status }: { status: FeedOfAnyone['status'] }) {
  if (isPausedFeed(status))
    return (
      <Chip size="small" tone="neutral">
        <Trans>Paused</Trans>
      </Chip>
    )
  if (isFailingFeed(status))
    return (
      <Chip size="small" tone="bad">
        <Trans>Failing</Trans>
      </Chip>
    )
  return (
    <Chip size="small" tone="ok">
      <Trans>Working</Trans>
    </Chip>
  )
}
