import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { savedSearches } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './saved-searches.module.css'

const alertQuery = (token: string) =>
  endpointQuery<typeof savedSearches.alertState>('GET /shared/api/job-alerts/stop', { query: { token: token || '-' } })

const queries = pageQueries(({ url }) => [alertQuery(url.searchParams.get('token') ?? '')])
export const loader = queries.server
export const clientLoader = queries.browser

/** Behind the link of an alert. Opening it changes nothing, because mail scanners open links too. */
export default function StopAlertPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <StopAlert />
    </QueryBoundary>
  )
}

function StopAlert() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data } = useQuery(alertQuery(token))
  const name = data?.name ?? ''
  return (
    <div className={styles.page}>
      {data?.state === 'on' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>Stop emails about “{name}”?</Trans>
          </h1>
          <p>
            <Trans>The search stays in your saved searches, where you can turn its emails back on.</Trans>
          </p>
          <StopButton token={token} />
        </>
      )}
      {data?.state === 'stopped' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>No more emails about “{name}”</Trans>
          </h1>
          <p role="status">
            <Trans>The search stays in your saved searches.</Trans>
          </p>
          <LinkButton href="/jobs/saved">
            <Trans>Your saved searches</Trans>
          </LinkButton>
        </>
      )}
      {data?.state === 'unknown' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>This link is incomplete</Trans>
          </h1>
          <p>
            <Trans>The search and its emails have been deleted, or part of the address is missing.</Trans>
          </p>
          <LinkButton href="/">
            <Trans>Go to home</Trans>
          </LinkButton>
        </>
      )}
    </div>
  )
}

function StopButton({ token }: { token: string }) {
  const { client } = useSession()
  const cache = useQueryClient()
  const stopping = useMutation({
    mutationFn: () =>
      callApi<typeof savedSearches.stopAlert>(client, 'POST /shared/api/job-alerts/stop', { body: { token } }),
    onSuccess: (state) => cache.setQueryData(alertQuery(token).queryKey, state),
  })
  return (
    <>
      <PlainButton variant="filled" size="large" isPending={stopping.isPending} onPress={() => stopping.mutate()}>
        <Trans>Stop these emails</Trans>
      </PlainButton>
      {stopping.isError && (
        <p role="alert">
          <Trans>Something went wrong. Try again in a moment.</Trans>
        </p>
      )}
    </>
  )
}
