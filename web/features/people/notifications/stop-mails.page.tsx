import { Trans, useLingui } from '@lingui/react/macro'
import type { MailState, notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { linkAction } from '#web/app/mailed-link/link-action.server.ts'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { LinkState, linkStateLoaders, UseLinkButton } from '#web/app/mailed-link/link-state.tsx'
import type { PageData } from '#web/app/query/page-queries.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { eventText } from '#web/features/people/preferences/notifications/notification-words.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './stop-mails.module.css'

const mailQuery = (token: string) =>
  endpointQuery<typeof notificationList.mailState>('GET /shared/api/notifications/mails', { query: { token } })

const stopMails = (client: SessionClient, token: string) =>
  callApi<typeof notificationList.stopMails>(client, 'POST /shared/api/notifications/mails', { body: { token } })

const loaders = linkStateLoaders(mailQuery)
export const loader = loaders.server
export const clientLoader = loaders.browser
export const action = linkAction(stopMails)
export const headers = secretPageHeaders

/** Mail clients offer this link as their own unsubscribe button, too. */
export default function StopMailsPage({ loaderData }: { loaderData: PageData }) {
  return (
    <LinkState loaderData={loaderData} queryOf={mailQuery}>
      {(data, token) => data && <StopMails data={data} token={token} />}
    </LinkState>
  )
}

function StopMails({ data, token }: { data: MailState; token: string }) {
  return (
    <>
      {data.state === 'on' && (
        <LinkPage title={<Trans>Unsubscribe?</Trans>}>
          <Kinds events={data.events} />
          <StopButton token={token} />
        </LinkPage>
      )}
      {data.state === 'stopped' && (
        <LinkPage title={<Trans>You are unsubscribed</Trans>}>
          <Kinds events={data.events} />
          <Lead isNews>
            <Trans>
              You will still see these updates in Meridian. You can turn the emails back on in your settings.
            </Trans>
          </Lead>
          <LinkButton href="/settings?section=notifications">
            <Trans>Email settings</Trans>
          </LinkButton>
        </LinkPage>
      )}
      {data.state === 'unknown' && (
        <LinkPage title={<Trans>This link is incomplete</Trans>}>
          <Lead>
            <Trans>Part of the address is missing. You can also choose which emails you get in your settings.</Trans>
          </Lead>
          <LinkButton href="/settings?section=notifications">
            <Trans>Email settings</Trans>
          </LinkButton>
        </LinkPage>
      )}
    </>
  )
}

function Kinds({ events }: Pick<MailState, 'events'>) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.kinds}>
      {events.map((event) => (
        <li key={event}>{i18n._(eventText[event].label)}</li>
      ))}
    </ul>
  )
}

function StopButton({ token }: { token: string }) {
  return (
    <UseLinkButton queryKey={mailQuery(token).queryKey} send={(client) => stopMails(client, token)}>
      <Trans>Unsubscribe</Trans>
    </UseLinkButton>
  )
}
