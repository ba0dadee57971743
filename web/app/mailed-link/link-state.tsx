// For links whose state comes from the API: the current state is a query, and using the link returns the new one.

import { Trans } from '@lingui/react/macro'
import { type QueryKey, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf, useFormOutcome, usePlainSubmit } from '#web/app/form/form-outcome.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type LinkQuery<State> = (token: string) => UseQueryOptions<State> & { queryKey: QueryKey }

/** The API treats a missing token like a wrong one. */
const NO_TOKEN = '-'

/** The name of this form in the page's action. */
export const USE_LINK = 'use-link'

export const tokenIn = (search: URLSearchParams): string => search.get('token') || NO_TOKEN

export const linkStateLoaders = <State,>(queryOf: LinkQuery<State>) =>
  pageQueries(({ url }) => [queryOf(tokenIn(url.searchParams))])

type LinkStateProps<State> = {
  loaderData: PageData
  queryOf: LinkQuery<State>
  children: (state: State | undefined, token: string) => ReactNode
}

export function LinkState<State>({ loaderData, queryOf, children }: LinkStateProps<State>) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <LoadedState queryOf={queryOf}>{children}</LoadedState>
    </QueryBoundary>
  )
}

function LoadedState<State>({ queryOf, children }: Omit<LinkStateProps<State>, 'loaderData'>) {
  const [search] = useSearchParams()
  const token = tokenIn(search)
  const { data } = useQuery(queryOf(token))
  const outcome = useFormOutcome()
  return children(outcome?.failure === null ? (outcome.facts['state'] as State) : data, token)
}

type UseLinkButtonProps<State> = {
  queryKey: QueryKey
  /** Resolves to the new state of the link. */
  send: (client: SessionClient) => Promise<State>
  children: ReactNode
}

export function UseLinkButton<State>({ queryKey, send, children }: UseLinkButtonProps<State>) {
  const { client } = useSession()
  const cache = useQueryClient()
  const using = useMutation({
    mutationFn: () => send(client),
    onSuccess: (state) => cache.setQueryData(queryKey, state),
  })
  const isRejected = failureOf(useFormOutcome(), USE_LINK) !== null
  return (
    <>
      <PlainForm
        plain={usePlainSubmit(USE_LINK)}
        onSubmit={(event) => {
          event.preventDefault()
          using.mutate()
        }}
      >
        <SubmitButton size="large" isPending={using.isPending}>
          {children}
        </SubmitButton>
      </PlainForm>
      {(using.isError || (using.isIdle && isRejected)) && (
        <p role="alert">
          <Trans>Something went wrong. Try again in a moment.</Trans>
        </p>
      )}
    </>
  )
}
