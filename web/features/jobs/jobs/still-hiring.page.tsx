import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { stillHiring } from '#shared/features/jobs/jobs/still-hiring.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './still-hiring.module.css'

const hiringQuery = (token: string) =>
  endpointQuery<typeof stillHiring.show>('GET /shared/api/still-hiring', { query: { token: token || '-' } })

const queries = pageQueries(({ url }) => [hiringQuery(url.searchParams.get('token') ?? '')])
export const loader = queries.server
export const clientLoader = queries.browser

/** Behind the link of a mail. Opening it changes nothing, because mail scanners open links too. */
export default function StillHiringPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <StillHiring />
    </QueryBoundary>
  )
}

function StillHiring() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data } = useQuery(hiringQuery(token))
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
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p role={isNews ? 'status' : undefined}>{children}</p>
      {action}
    </div>
  )
}

function KeepButton({ token }: { token: string }) {
  const { client } = useSession()
  const cache = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => callApi<typeof stillHiring.keep>(client, 'POST /shared/api/still-hiring', { body: { token } }),
    onSuccess: (state) => cache.setQueryData(hiringQuery(token).queryKey, state),
  })
  return (
    <>
      <PlainButton variant="filled" size="large" isPending={keeping.isPending} onPress={() => keeping.mutate()}>
        <Trans>Yes, still hiring</Trans>
      </PlainButton>
      {keeping.isError && (
        <p role="alert">
          <Trans>Something went wrong. Try again in a moment.</Trans>
        </p>
      )}
    </>
  )
}
