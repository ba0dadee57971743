import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useMatches } from 'react-router'
import type { SourceCard, sources } from '#shared/features/entry/sources/sources.contract.ts'
import { callApi } from '#web/app/api.ts'
import { browserRuntime } from '#web/app/runtime.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'

/** Null when the link is unknown or expired: the page then shows the regular sign-in. */
export type SourceData = { source: SourceCard | null }

export async function loadSource(client: SessionClient, id = ''): Promise<SourceData> {
  try {
    return { source: await callApi<typeof sources.show>(client, 'GET /shared/api/sources/:id', { params: { id } }) }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status >= 400) return { source: null }
    throw error
  }
}

/** A dead link is a 404 for machines, too. */
export const withStatus = <T extends SourceData>(found: T) => data(found, { status: found.source ? 200 : 404 })

export const sourceLoader = async ({ params, context }: LoaderFunctionArgs) =>
  withStatus(await loadSource(serverClient(context.get(visitContext)), params['id']))

export const sourceClientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  loadSource(browserRuntime().session.client, params['id'])

/** For components in the layout, outside the page. */
export function useSource(): SourceCard | null {
  const { source } = (useMatches().at(-1)?.loaderData ?? { source: null }) as SourceData
  return source
}
