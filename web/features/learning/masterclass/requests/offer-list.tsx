import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { TalkOffer, talkOffers } from '#shared/features/learning/masterclass/talk-offers.contract.ts'
import { isAccepted, isOpenOffer, isPublicTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import { callApi } from '#web/app/api.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import { offersQuery, refreshOffers, talkHref } from '../talk-queries.ts'
import { TalkTime } from '../talk-time.tsx'
import { useOfferStatusNames } from '../talk-words.ts'

export function OfferList() {
  const { data: first } = useSuspenseQuery(offersQuery())
  const { items, state, showMore } = useLivePages(first, offersQuery)
  return (
    <Card title={<Trans>Your offers</Trans>}>
      <div className={styles.stack}>
        {items.length === 0 ? (
          <p className={styles.text}>
            <Trans>Talks you offer appear here, with their status.</Trans>
          </p>
        ) : (
          <ul role="list" className={styles.plainList}>
            {items.map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
        {showMore && (
          <PlainButton isPending={state === 'pending'} onPress={showMore}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </PlainButton>
        )}
      </div>
    </Card>
  )
}

function Offer({ offer }: { offer: TalkOffer }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const statuses = useOfferStatusNames()
  const { id, title, status, startsAt, reason } = offer
  const answering = useMutation({
    mutationFn: (event: 'confirm' | 'withdraw') =>
      callApi<typeof talkOffers.answer>(client, 'POST /talent/api/talk-offers/:id/status', {
        params: { id },
        body: { event },
      }),
    onSettled: async () => {
      await refreshOffers(cache)
      focusHeadingIfLost()
    },
  })
  const problem = describeFailure(i18n, answering.error)
  return (
    <li className={styles.itemWords}>
      <span className={styles.strong} dir="auto" translate="no">
        {isPublicTalk(status) ? <Link to={talkHref(offer)}>{title}</Link> : title}
      </span>
      <span className={styles.small}>
        {statuses[status]}
        {startsAt && (
          <>
            {' · '}
            <TalkTime at={startsAt} />
          </>
        )}
      </span>
      {reason && (
        <p className={styles.text} dir="auto" translate="no">
          {reason}
        </p>
      )}
      <div className={styles.actions}>
        {isAccepted(status) && (
          <PlainButton
            variant="filled"
            aria-label={t`Confirm: ${title}`}
            isPending={answering.isPending}
            onPress={() => answering.mutate('confirm')}
          >
            <Trans>Confirm</Trans>
          </PlainButton>
        )}
        {isOpenOffer(status) && (
          <PlainButton
            variant="text"
            aria-label={t`Withdraw: ${title}`}
            isPending={answering.isPending}
            onPress={() => answering.mutate('withdraw')}
          >
            <Trans>Withdraw</Trans>
          </PlainButton>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}
