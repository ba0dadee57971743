import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ProposalState } from '#shared/features/market/proposals/proposal-status.ts'
import type { OwnProposal, proposals } from '#shared/features/market/proposals/proposals.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { orderHref } from '#web/features/market/orders/order-queries.ts'
import { OrderTime } from '#web/features/market/orders/order-time.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { NEW_PROPOSAL, ownProposalsQuery, refreshProposals } from './proposal-queries.ts'
import styles from './proposals.module.css'

const tones: Partial<Record<ProposalState, ChipTone>> = { open: 'info', accepted: 'ok' }

export function OwnProposals() {
  const { data: first } = useSuspenseQuery(ownProposalsQuery())
  const { items, state, showMore } = useLivePages(first, ownProposalsQuery)
  return (
    <Card title={<Trans>Proposals by link</Trans>}>
      <div className={styles.stack}>
        <p className={styles.small}>
          <Trans>
            For work that none of your services covers: describe what you will do, for what price and by when, and send
            your client the link. They can read it without an account.
          </Trans>
        </p>
        {items.length > 0 && (
          <ul role="list" className={styles.list}>
            {items.map((proposal) => (
              <li key={proposal.id}>
                <Row proposal={proposal} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <LinkButton href={NEW_PROPOSAL}>
            <Trans>Write a proposal</Trans>
          </LinkButton>
          {showMore && (
            <PlainButton variant="text" isPending={state === 'pending'} onPress={showMore}>
              {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
            </PlainButton>
          )}
        </div>
      </div>
    </Card>
  )
}

function Row({ proposal }: { proposal: OwnProposal }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, title, state, price, currency, expiresAt, link, orderId } = proposal
  const states: Record<ProposalState, string> = {
    open: t`Waiting for an answer`,
    accepted: t`Accepted`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
    expired: t`Expired`,
    unknown: t`Withdrawn`,
  }
  const withdrawing = useMutation({
    mutationFn: () =>
      callApi<typeof proposals.withdraw>(client, 'POST /talent/api/proposals/:id/withdraw', { params: { id } }),
    onSettled: () => refreshProposals(cache),
  })
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      void showToast({ text: t`Link copied` })
    } catch {
      // The link is shown above, to be copied by hand.
      void showToast({ text: t`Your browser blocked copying. Copy the link manually.`, isFailure: true })
    }
  }
  const problem = describeFailure(i18n, withdrawing.error)
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <span className={styles.title}>
          <bdi translate="no">{title}</bdi>
        </span>
        <Chip size="small" tone={tones[state] ?? 'neutral'}>
          {states[state]}
        </Chip>
      </div>
      <p className={styles.small}>
        <Money amount={{ amount: price, currency }} format="full" />
        {state === 'open' && (
          <>
            {' · '}
            <Trans>
              until <OrderTime at={expiresAt} />
            </Trans>
          </>
        )}
        {orderId !== null && (
          <>
            {' · '}
            <Link to={orderHref('own', orderId)}>
              <Trans>See the order</Trans>
            </Link>
          </>
        )}
      </p>
      {link !== null && (
        <>
          <p className={styles.address} translate="no">
            <bdi>{link}</bdi>
          </p>
          <div className={styles.actions}>
            <PlainButton aria-label={t`Copy link: ${title}`} onPress={() => void copy(link)}>
              <Trans>Copy link</Trans>
            </PlainButton>
            <PlainButton
              variant="text"
              aria-label={t`Withdraw: ${title}`}
              isPending={withdrawing.isPending}
              onPress={() => withdrawing.mutate()}
            >
              <Trans>Withdraw</Trans>
            </PlainButton>
          </div>
        </>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
