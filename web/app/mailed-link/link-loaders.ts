// For emailed links with a token in the URL. Opening one must not consume it, because mail scanners open links too: the
// page says what the link is for, and a button uses it.

import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { browserRuntime } from '#web/app/runtime.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'

/** `none`: the URL has no token. `over`: the link was used, has expired, or was never valid. */
export type OpenedLink<Facts> = { state: 'none' | 'over' } | { state: 'open'; token: string; facts: Facts }

type LoadFacts<Facts> = (client: SessionClient, link: { url: URL; token: string }) => Promise<Facts>

/** `parameter` is the name of the token in the query string. */
export const linkLoaders = <Facts>(loadFacts: LoadFacts<Facts>, parameter: 'link' | 'token' = 'token') => ({
  server: ({ request, context }: LoaderFunctionArgs) =>
    open(loadFacts, serverClient(context.get(visitContext)), new URL(request.url), parameter),
  browser: ({ request }: ClientLoaderFunctionArgs) =>
    open(loadFacts, browserRuntime().session.client, new URL(request.url), parameter),
})

/** Keeps the token in the URL from leaking through the Referer header. */
export const secretPageHeaders = () => ({ 'Referrer-Policy': 'no-referrer' })

async function open<Facts>(
  look: LoadFacts<Facts>,
  client: SessionClient,
  url: URL,
  parameter: string,
): Promise<OpenedLink<Facts>> {
  const token = url.searchParams.get(parameter)
  if (!token) return { state: 'none' }
  try {
    return { state: 'open', token, facts: await look(client, { url, token }) }
  } catch (error) {
    if (error instanceof ApiError && [410, 422].includes(error.status)) return { state: 'over' }
    throw error
  }
}
