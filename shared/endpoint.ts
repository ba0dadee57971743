// An endpoint is one object: method, path, guard and schemas. The server mounts it (server/platform/http/mount.ts), the
// web calls it (web/app/api.ts), and the API reference lists it.

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
  /** Status code on success: 200 by default, 204 when the response is `nothing`. */
  status?: 200 | 201 | 202 | 204
  /** True for a write that creates something: it accepts an `Idempotency-Key`, and a replay has no further effect. */
  creates?: boolean
  /** True for a security-relevant change: the caller must have authenticated within the last few minutes. */
  needsFreshProof?: boolean
  /**
   * True for a write that carries its own proof, such as a signed token, and so needs neither a session nor a CSRF
   * token.
   */
  provesItself?: boolean
  /** The name of a limit in server/platform/http/rate-limits.ts; `default` if not given. */
  limit?: 'default' | 'strict' | 'rare'
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** The response of an endpoint that returns 204. */
export const nothing = z.undefined()
