// The session in React. One per document in the browser, one per request on the server.

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Identity } from '#shared/access/identity.ts'
import type { IdentityStore } from './identity.ts'
import type { SessionClient } from './session-client.ts'
import type { SignIn } from './sign-in.ts'

export type Session = SignIn & { client: SessionClient; identity: IdentityStore }

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** The signed-in person, or null; re-renders on change. */
export function useIdentity(): Identity | null {
  const { identity } = useSession()
  return useSyncExternalStore(identity.subscribe, identity.read, identity.read)
}

/** Where the signed-in person lives. Unlike useIdentity, re-renders only when that changes. */
export function useOwnCountry(): string | null {
  const { identity } = useSession()
  const read = () => identity.read()?.country ?? null
  return useSyncExternalStore(identity.subscribe, read, read)
}
