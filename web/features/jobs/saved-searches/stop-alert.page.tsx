import { Trans } from '@lingui/react/macro'
import type { savedSearches } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import { linkAction } from '#web/app/mailed-link/link-action.server.ts'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { LinkState, linkStateLoaders, UseLinkButton } from '#web/app/mailed-link/link-state.tsx'
import type { PageData } from '#web/app/query/page-queries.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const alertQuery = (token: string) =>
  endpointQuery<typeof savedSearches.alertState>('GET /shared/api/job-alerts/stop', { query: { token } })

const stopAlert = (client: SessionClient, token: string) =>
  callApi<typeof savedSearches.stopAlert>(client, 'POST /shared/api/job-alerts/stop', { body: { token } })

const loaders = linkStateLoaders(alertQuery)
export const loader = loaders.server
export const clientLoader = loaders.browser
export const action = linkAction(stopAlert)
export const headers = secretPageHeaders

export default function StopAlertPage({ loaderData }: { loaderData: PageData }) {
  return (
    <LinkState loaderData={loaderData} queryOf={alertQuery}>
      {(data, token) => <StopAlert data={data} token={token} />}
    </LinkState>
  )
}

type StopAlertProps = { data: EndpointResponse<typeof savedSearches.alertState> | undefined; token: string }

function StopAlert({ data, token }: StopAlertProps) {
  const name = data?.name ?? ''
  return (
    <>
      {data?.state === 'on' && (
        <LinkPage title={<Trans>Stop emails about “{name}”?</Trans>}>
          <Lead>
            <Trans>The search stays in your saved searches, where you can turn its emails back on.</Trans>
          </Lead>
          <StopButton token={token} />
        </LinkPage>
      )}
      {data?.state === 'stopped' && (
        <LinkPage title={<Trans>No more emails about “{name}”</Trans>}>
          <Lead isNews>
            <Trans>The search stays in your saved searches.</Trans>
          </Lead>
          <LinkButton href="/jobs/saved">
            <Trans>Your saved searches</Trans>
          </LinkButton>
        </LinkPage>
      )}
      {data?.state === 'unknown' && (
        <LinkPage title={<Trans>This link is incomplete</Trans>}>
          <Lead>
            <Trans>The search and its emails have been deleted, or part of the address is missing.</Trans>
          </Lead>
          <LinkButton href="/">
            <Trans>Go to home</Trans>
          </LinkButton>
        </LinkPage>
      )}
    </>
  )
}

function StopButton({ token }: { token: string }) {
  return (
    <UseLinkButton queryKey={alertQuery(token).queryKey} send={(client) => stopAlert(client, token)}>
      <Trans>Unsubscribe</Trans>
    </UseLinkButton>
  )
}
