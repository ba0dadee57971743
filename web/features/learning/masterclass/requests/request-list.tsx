import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { canWithdraw, isOpenRequest } from '#shared/features/learning/masterclass/request-status.ts'
import type { TalkRequest, talkRequests } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useCategoryNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import styles from '../masterclass.module.css'
import { refreshRequests, requestsQuery } from '../talk-queries.ts'
import { useRequestStatusNames } from '../talk-words.ts'

export function RequestList() {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(requestsQuery())
  const { items, state, showMore } = useLivePages(first, requestsQuery)
  if (items.length === 0)
    return (
      <EmptyState title={t`No requests yet`}>
        <Trans>Be the first to ask for a talk.</Trans>
      </EmptyState>
    )
  return (
    <Card title={<Trans>What members ask for</Trans>}>
      <div className={styles.stack}>
        <ul role="list" className={styles.plainList}>
          {items.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
        {showMore && (
          <PlainButton isPending={state === 'pending'} onPress={showMore}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </PlainButton>
        )}
      </div>
    </Card>
  )
}

function Request({ request }: { request: TalkRequest }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const categories = useCategoryNames()
  const statuses = useRequestStatusNames()
  const { id, topic, why, category, language, status, votes, hasVoted, isOwn, talkId, reason } = request
  const voting = useMutation({
    mutationFn: () =>
      callApi<typeof talkRequests.vote>(client, 'PUT /talent/api/talk-requests/:id/vote', {
        params: { id },
        body: { hasVoted: !hasVoted },
      }),
    onSettled: () => refreshRequests(cache),
  })
  const withdrawing = useMutation({
    mutationFn: () =>
      callApi<typeof talkRequests.withdraw>(client, 'DELETE /talent/api/talk-requests/:id', { params: { id } }),
    onSettled: async () => {
      await refreshRequests(cache)
      focusHeadingIfLost()
    },
  })
  const problem = describeFailure(i18n, voting.error ?? withdrawing.error)
  return (
    <li className={styles.item}>
      <PlainButton
        aria-pressed={hasVoted}
        aria-label={t`${plural(votes, { one: '# vote', other: '# votes' })}. Vote for: ${topic}`}
        isPending={voting.isPending}
        isDisabled={!isOpenRequest(status)}
        onPress={() => voting.mutate()}
      >
        <Plural value={votes} one="# vote" other="# votes" />
      </PlainButton>
      <div className={styles.itemWords}>
        <span className={styles.strong} lang={language} dir="auto" translate="no">
          {topic}
        </span>
        {why !== '' && (
          <span className={styles.text} lang={language} dir="auto" translate="no">
            {why}
          </span>
        )}
        <span className={styles.small}>
          {categories[category]} · {statuses[status]}
          {talkId && (
            <>
              {' · '}
              <Link to={`/masterclass/${category}/${talkId}`}>
                <Trans>See the talk</Trans>
              </Link>
            </>
          )}
        </span>
        {reason && (
          <p className={styles.text} dir="auto" translate="no">
            {reason}
          </p>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {isOwn && canWithdraw(status) && (
        <PlainButton
          variant="text"
          aria-label={t`Withdraw: ${topic}`}
          isPending={withdrawing.isPending}
          onPress={() => withdrawing.mutate()}
        >
          <Trans>Withdraw</Trans>
        </PlainButton>
      )}
    </li>
  )
}
