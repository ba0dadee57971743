import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { stillHiring } from '#shared/features/jobs/jobs/still-hiring.contract.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import { linkAction } from '#web/app/mailed-link/link-action.server.ts'
import { secretPageHeaders } from '#web/app/mailed-link/link-loaders.ts'
import { Lead, LinkPage } from '#web/app/mailed-link/link-page.tsx'
import { LinkState, linkStateLoaders, UseLinkButton } from '#web/app/mailed-link/link-state.tsx'
import type { PageData } from '#web/app/query/page-queries.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const hiringQuery = (token: string) =>
  endpointQuery<typeof stillHiring.show>('GET /shared/api/still-hiring', { query: { token } })

const keepOpen = (client: SessionClient, token: string) =>
  callApi<typeof stillHiring.keep>(client, 'POST /shared/api/still-hiring', { body: { token } })

const loaders = linkStateLoaders(hiringQuery)
export const loader = loaders.server
export const clientLoader = loaders.browser
export const action = linkAction(keepOpen)
export const headers = secretPageHeaders

export default function StillHiringPage({ loaderData }: { loaderData: PageData }) {
  return (
    <LinkState loaderData={loaderData} queryOf={hiringQuery}>
      {(data, token) => <StillHiring data={data} token={token} />}
    </LinkState>
  )
}

type StillHiringProps = { data: EndpointResponse<typeof stillHiring.show> | undefined; token: string }

function StillHiring({ data, token }: StillHiringProps) {
  const title = <bdi>{data?.title}</bdi>
  switch (data?.state ?? 'unknown') {
    case 'open':
      return (
        <Answer title={<Trans>Are you still hiring for {title}?</Trans>} action={<KeepButton token={token} />}>
          <Trans>Choose Yes to keep it in search. Otherwise it closes automatically.</Trans>
        </Answer>
      )
    case 'paused':
      return (
        <Answer title={<Trans>{title} is paused</Trans>} action={<KeepButton token={token} />}>
          <Trans>Nobody can find it for now. Choose Yes to put it back in search.</Trans>
        </Answer>
      )
    case 'kept':
      return (
        <Answer title={<Trans>{title} stays open</Trans>} isNews>
          <Trans>Thank you. You are keeping job search reliable for everyone.</Trans>
        </Answer>
      )
    case 'waiting':
      return (
        <Answer title={<Trans>We are reviewing {title}</Trans>} isNews>
          <Trans>It has changed since our last review. It returns to search once we have reviewed it again.</Trans>
        </Answer>
      )
    case 'over':
      return (
        <Answer title={<Trans>{title} is closed</Trans>}>
          <Trans>Applications are closed. Thank you for letting us know.</Trans>
        </Answer>
      )
    case 'unknown':
      return (
        <Answer
          title={<Trans>This link does not work</Trans>}
          action={
            <LinkButton href="/">
              <Trans>Go to home</Trans>
            </LinkButton>
          }
        >
          <Trans>It has expired, part of the address is missing, or you no longer publish jobs for this company.</Trans>
        </Answer>
      )
  }
}

type AnswerProps = { title: ReactNode; children: ReactNode; action?: ReactNode; isNews?: boolean }

function Answer({ title, children, action, isNews }: AnswerProps) {
  return (
    <LinkPage title={title}>
      <Lead isNews={isNews ?? false}>{children}</Lead>
      {action}
    </LinkPage>
  )
}

function KeepButton({ token }: { token: string }) {
  return (
    <UseLinkButton queryKey={hiringQuery(token).queryKey} send={(client) => keepOpen(client, token)}>
      <Trans>Yes, still hiring</Trans>
    </UseLinkButton>
  )
}
