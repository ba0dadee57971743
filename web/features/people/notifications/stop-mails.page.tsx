import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { MailState, notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { eventWords } from '#web/features/people/preferences/notifications/notification-words.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './stop-mails.module.css'

const mailQuery = (token: string) =>
  endpointQuery<typeof notificationList.mailState>('GET /shared/api/notifications/mails', {
    query: { token: token || '-' },
  })

const queries = pageQueries(({ url }) => [mailQuery(url.searchParams.get('token') ?? '')])
export const loader = queries.server
export const clientLoader = queries.browser

/** Behind the unsubscribe link of a mail program. Opening it changes nothing, because mail scanners open links too. */
export default function StopMailsPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <StopMails />
    </QueryBoundary>
  )
}

function StopMails() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data } = useQuery(mailQuery(token))
  if (!data) return null
  return (
    <div className={styles.page}>
      {data.state === 'on' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>Unsubscribe from these emails?</Trans>
          </h1>
          <Kinds events={data.events} />
          <StopButton token={token} />
        </>
      )}
      {data.state === 'stopped' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>You are unsubscribed</Trans>
          </h1>
          <Kinds events={data.events} />
          <p role="status">
            <Trans>
              You will still see these updates in Meridian. You can turn the emails back on in your settings.
            </Trans>
          </p>
          <LinkButton href="/settings?section=notifications">
            <Trans>Email settings</Trans>
          </LinkButton>
        </>
      )}
      {data.state === 'unknown' && (
        <>
          <h1 tabIndex={-1}>
            <Trans>This link is incomplete</Trans>
          </h1>
          <p>
            <Trans>Part of the address is missing. You can also choose which emails you get in your settings.</Trans>
          </p>
          <LinkButton href="/settings?section=notifications">
            <Trans>Email settings</Trans>
          </LinkButton>
        </>
      )}
    </div>
  )
}

function Kinds({ events }: Pick<MailState, 'events'>) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.kinds}>
      {events.map((event) => (
        <li key={event}>{i18n._(eventWords[event].label)}</li>
      ))}
    </ul>
  )
}

function StopButton({ token }: { token: string }) {
  const { client } = useSession()
  const cache = useQueryClient()
  const stopping = useMutation({
    mutationFn: () =>
      callApi<typeof notificationList.stopMails>(client, 'POST /shared/api/notifications/mails', { body: { token } }),
    onSuccess: (state) => cache.setQueryData(mailQuery(token).queryKey, state),
  })
  return (
    <>
      <PlainButton variant="filled" size="large" isPending={stopping.isPending} onPress={() => stopping.mutate()}>
        <Trans>Unsubscribe</Trans>
      </PlainButton>
      {stopping.isError && (
        <p role="alert">
          <Trans>Something went wrong. Try again in a moment.</Trans>
        </p>
      )}
    </>
  )
}
