// One endpoint = one object: method, path, guard and schemas. The server mounts it (server/platform/http/mount.ts), the
// web calls it (web/app/api.ts), the API reference prints it.

import { z } from 'zod'
import type { Guard } from './access/guards.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Endpoint = {
  method: Method
  /** Starts with the area, for example `/talent/api/…`; parameters as `:name`. */
  path: string
  guard: Guard
  /** One sentence for the API reference. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
  /** The status of a success; 200 unless said, 204 when the response is `nothing`. */
  status?: 200 | 201 | 202 | 204
  /** True for a write that creates something: it takes an `Idempotency-Key`, and a replay has one effect. */
  creates?: boolean
  /** True for a security-relevant change: the caller must have proven who they are within the last minutes. */
  needsFreshProof?: boolean
  /** True for a write that carries its own proof, such as a signed token: it needs no session and so no CSRF token. */
  provesItself?: boolean
  /** The named limit of server/platform/http/rate-limits.ts; `default` unless said. */
  limit?: 'default' | 'strict' | 'rare'
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** The response of an endpoint that answers 204. */
export const nothing = z.undefined()
