import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { boards } from '#shared/features/jobs/feeds/boards.contract.ts'
import { type HoldReason, isPausedFeed } from '#shared/features/jobs/feeds/feed-status.ts'
import type { FeedOfAnyone } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './feed-row.module.css'
import { allFeedsQuery, heldItemsQuery } from './feeds-query.ts'

type BoardProps = { feed: FeedOfAnyone; board: NonNullable<FeedOfAnyone['board']> }

export function BoardTools({ feed, board }: BoardProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, name, status } = feed
  const params = { id }
  const settled = {
    onError: (error: unknown) => void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true }),
    onSettled: () => cache.invalidateQueries({ queryKey: allFeedsQuery().queryKey }),
  }
  const change = useMutation({
    mutationFn: (isRemote: boolean) =>
      callApi<typeof boards.change>(client, 'PUT /ops/api/boards/:id', { params, body: { name, isRemote } }),
    ...settled,
  })
  const run = useMutation({
    mutationFn: () => callApi<typeof boards.run>(client, 'POST /ops/api/boards/:id/runs', { params }),
    onSuccess: () => void showToast({ text: t`${name} is being read.` }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: async () => {
      const isSure = await confirm({
        title: t`Remove ${name}?`,
        consequences: t`The jobs found on it are closed.`,
        keepLabel: t`Keep it`,
        actionLabel: t`Remove`,
      })
      if (isSure) await callApi<typeof boards.remove>(client, 'DELETE /ops/api/boards/:id', { params })
    },
    ...settled,
  })
  return (
    <div className={styles.board}>
      <div className={styles.tools}>
        <Switch
          isSelected={board.isRemote}
          isDisabled={change.isPending}
          onChange={(isRemote) => change.mutate(isRemote)}
        >
          <Trans>Assume that jobs on this board are remote</Trans>
        </Switch>
        {!isPausedFeed(status) && (
          <Button variant="light" isPending={run.isPending} onPress={() => run.mutate()}>
            <Trans>Read now</Trans>
            <span className="visually-hidden">
              {' '}
              <bdi>{name}</bdi>
            </span>
          </Button>
        )}
        <Button variant="danger-text" isPending={remove.isPending} onPress={() => remove.mutate()}>
          <Trans>Remove</Trans>
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        </Button>
      </div>
      {feed.items.held + feed.unreadable > 0 && <LeftOut feed={feed} />}
    </div>
  )
}

/** What the last run did not take, and why. */
function LeftOut({ feed: { id, items, unreadable, unreadableSamples } }: { feed: FeedOfAnyone }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...heldItemsQuery(id), enabled: isOpen && items.held > 0 })
  const describe = useHoldText()
  return (
    <details className={styles.leftOut} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Trans>What was left out</Trans>
      </summary>
      <ul>
        {unreadableSamples.map((text) => (
          <li key={text}>
            <bdi>“{text}”</bdi>: <Trans>no company, title or address</Trans>
          </li>
        ))}
        {unreadable > unreadableSamples.length && (
          <li>
            <Trans>and {unreadable - unreadableSamples.length} more that could not be read</Trans>
          </li>
        )}
        {data?.items.map(({ id: itemId, title, holdReason }) => (
          <li key={itemId}>
            <bdi>{title}</bdi>: {describe(holdReason ?? 'not_accepted')}
          </li>
        ))}
        {data?.nextCursor && (
          <li>
            <Trans>and more</Trans>
          </li>
        )}
      </ul>
    </details>
  )
}

function useHoldText() {
  const { t } = useLingui()
  const texts: Record<HoldReason, string> = {
    too_short: t`too little text`,
    duplicate: t`already posted by the company or on another board`,
    pay_to_check: t`its pay is not plausible`,
    not_accepted: t`not accepted`,
  }
  return (reason: HoldReason): string => texts[reason]
}
