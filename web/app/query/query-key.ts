// A query key says where its data comes from: `['talent', 'jobs', '7', { query }]` is GET /talent/api/jobs/7?…, and so is
// `['talent/jobs/7', { query }]`. The areas are those of the API.

import type { QueryKey } from '@tanstack/react-query'
import { type AnyInput, fillPath, readRoute } from '#web/app/api.ts'
import type { SessionRequest } from '#web/app/session/session-client.ts'

export const queryAreas = ['shared', 'talent', 'company', 'ops'] as const

export type QueryTarget = { path: string; options: SessionRequest }

export function readQueryKey(key: QueryKey): QueryTarget {
  const [first, ...rest] = key
  const [area, ...inFirst] = typeof first === 'string' ? first.split('/') : []
  if (!queryAreas.some((known) => known === area)) throw new Error(`Unsupported query key: ${JSON.stringify(key)}`)
  const isOptions = (part: unknown): part is SessionRequest => typeof part === 'object' && part !== null
  const parts = [...inFirst, ...rest.filter((part) => !isOptions(part)).map(String)]
  const path = parts
    .map((part) => part.replace(/^\/+/, ''))
    .filter((part) => part !== '')
    .join('/')
  return { path: `/${area}/api/${path}`, options: rest.find(isOptions) ?? {} }
}

/** The key of a GET endpoint: the inverse of readQueryKey. What is undefined is not sent, so it must not be in the key. */
export function endpointKey(route: string, { params, query }: AnyInput): readonly unknown[] {
  const { method, path } = readRoute(route)
  const [, area, api, ...parts] = fillPath(path, params).split('/')
  if (method !== 'GET' || api !== 'api') throw new Error(`Not a query: ${route}`)
  const isSent = Object.values(query ?? {}).some((value) => value !== undefined)
  return [area, ...parts, ...(isSent ? [{ query }] : [])]
}
