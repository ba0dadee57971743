// Endpoints that answer with bytes instead of JSON: mounted without the contract's response, but with its guard and parameters.

import { found } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Endpoint } from '#shared/endpoint.ts'

export const byteRouteOptions = <E extends Pick<Endpoint, 'guard' | 'summary' | 'params' | 'path'>>({
  guard,
  summary,
  params,
  path,
}: E) => ({
  schema: { summary, params: params as E['params'], tags: [path.split('/')[1] ?? 'other'], 'x-guard': guard },
  config: { guard },
  compress: false as const,
})

/** Behind a guard that requires a person. */
export const viewerOf = ({ viewer }: { viewer: Viewer | null }): Viewer => found(viewer)
