import { Trans, useLingui } from '@lingui/react/macro'
import { IconRss } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedSearch, savedSearches } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './saved-searches.module.css'
import { savedSearchesQuery } from './search-queries.ts'

/** The same jobs for a feed reader, at a private URL. */
export function SearchFeed({ search: { id, feed } }: { search: SavedSearch }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const changing = useMutation({
    mutationFn: (isWanted: boolean) =>
      isWanted
        ? callApi<typeof savedSearches.openFeed>(client, 'POST /talent/api/saved-searches/:id/feed', { params: { id } })
        : callApi<typeof savedSearches.closeFeed>(client, 'DELETE /talent/api/saved-searches/:id/feed', {
            params: { id },
          }),
    onSuccess: () => cache.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
    onError: (error) => showToast({ text: i18n._(describeError(error)), isFailure: true }),
  })
  return (
    <Disclosure title={t`Feed`} detail={feed ? t`On` : t`Off`}>
      {feed ? (
        <div className={styles.feed}>
          <p className={styles.note}>
            <Trans>Anyone with these links can see this search. Reset them if they have been shared.</Trans>
          </p>
          {[feed.rss, feed.json].map((address) => (
            <a key={address} href={address} className={styles.address} dir="ltr">
              {address}
            </a>
          ))}
          <div className={styles.actions}>
            <PlainButton variant="light" isPending={changing.isPending} onPress={() => changing.mutate(true)}>
              <Trans>Reset links</Trans>
            </PlainButton>
            <PlainButton variant="text" isPending={changing.isPending} onPress={() => changing.mutate(false)}>
              <Trans>Turn off</Trans>
            </PlainButton>
          </div>
        </div>
      ) : (
        <div className={styles.feed}>
          <p className={styles.note}>
            <Trans>Follow new jobs in a feed reader, without emails.</Trans>
          </p>
          <div className={styles.actions}>
            <PlainButton
              variant="light"
              icon={IconRss}
              isPending={changing.isPending}
              onPress={() => changing.mutate(true)}
            >
              <Trans>Create a feed</Trans>
            </PlainButton>
          </div>
        </div>
      )}
    </Disclosure>
  )
}
