// Assembles the session of one document: the client and its hooks need the identity, signing in needs the client.

import type { Identity } from '#shared/access/identity.ts'
import { productRedirects, type Redirects } from '#shared/access/session-settings.ts'
import type { Log } from '#web/app/log/logger.ts'
import { createIdentityStore } from './identity.ts'
import type { Navigate, Place } from './redirects.ts'
import { createSessionClient, type SessionClientOptions } from './session-client.ts'
import type { Session } from './session-context.tsx'
import { createSessionRules } from './session-rules.ts'
import { createSignIn } from './sign-in.ts'

export type SessionOptions = Omit<SessionClientOptions, 'onUnauthenticated' | 'onMaintenance' | 'log'> & {
  log: Log
  /** The identity the server loaded while rendering; omit it when it has not been loaded yet. */
  knownIdentity?: Identity | null
  redirects?: Redirects
  navigate: Navigate
  place: () => Place
}

export function createSession({
  knownIdentity,
  redirects = productRedirects,
  navigate,
  place,
  ...options
}: SessionOptions): Session {
  const identity = createIdentityStore(knownIdentity)
  const rules = createSessionRules({ identity, log: options.log, redirects, navigate, place })
  const client = createSessionClient({ ...options, ...rules })
  return { client, identity, ...createSignIn({ client, identity, redirects, navigate, place, tokens: options.tokens }) }
}
