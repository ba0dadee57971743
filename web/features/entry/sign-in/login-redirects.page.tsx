import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Identity } from '#shared/access/identity.ts'
import { clientRedirect } from '#web/app/routing/guard.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { identityContext } from '#web/app/visit/identity-context.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { accountTarget } from '#web/features/entry/sources/link-target.ts'
import { loadSource } from '#web/features/entry/sources/source-loader.ts'
import { pathFor, requestedPath } from './landing-path.ts'

export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const client = serverClient(context.get(visitContext))
  throw redirect(await redirectTarget(client, context.get(identityContext), new URL(request.url)))
}

export async function clientLoader({ request }: { request: Request }): Promise<never> {
  const url = new URL(request.url)
  const { client, identity } = browserRuntime().session
  throw clientRedirect(url)(await redirectTarget(client, identity.read(), url))
}

/** `link` is the short code that brought a person with an account to /apply. */
async function redirectTarget(client: SessionClient, identity: Identity | null, url: URL): Promise<string> {
  const code = url.searchParams.get('link')
  if (code === null) return requestedPath(identity, url.search)
  const { source } = await loadSource(client, code)
  if (!source) throw data(null, { status: 404, statusText: `Page not found: /apply/${code}` })
  return pathFor(identity, accountTarget(source))
}

export default function LoginRedirects() {
  return null
}
