// The pages behind mailed links. Opening one uses nothing, because scanners open links too: it shows what the link is
// for, and a button uses it.

import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { callApi, type EndpointResponse } from '#web/app/api.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'

type LinkKind = 'sign_in' | 'reset_password' | 'verify'
type LinkFacts = EndpointResponse<typeof signIn.lookAtLink>

/** `none`: the address carries no link. `over`: it is used, too old, or not ours. */
export type MailedLink = { state: 'none' | 'over' } | ({ state: 'open'; secret: string } & LinkFacts)

/** `parameter` is the name that the secret has in the address. */
export const mailedLinkLoaders = (kind: LinkKind, parameter: 'link' | 'token') => ({
  server: ({ request, context }: LoaderFunctionArgs): Promise<MailedLink> =>
    look(serverClient(context.get(visitContext)), kind, secretIn(request.url, parameter)),
  browser: ({ request }: ClientLoaderFunctionArgs): Promise<MailedLink> =>
    look(browserRuntime().session.client, kind, secretIn(request.url, parameter)),
})

/** The address must not travel on to where a link on the page leads. */
export const secretPageHeaders = () => ({ 'Referrer-Policy': 'no-referrer' })

const secretIn = (url: string, parameter: string) => new URL(url).searchParams.get(parameter)

async function look(client: SessionClient, kind: LinkKind, secret: string | null): Promise<MailedLink> {
  if (!secret) return { state: 'none' }
  try {
    const params = { kind, link: secret }
    const facts = await callApi<typeof signIn.lookAtLink>(client, 'GET /shared/api/mailed-links/:kind/:link', {
      params,
    })
    return { state: 'open', secret, ...facts }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 410 || error.status === 422)) return { state: 'over' }
    throw error
  }
}
