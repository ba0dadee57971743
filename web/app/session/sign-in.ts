// Signing in and out. A failed call goes to the caller, who has the form to show it in; the identity then stays as it was.

import type { Identity } from '#shared/access/identity.ts'
import { type IdentityStore, requestIdentity } from './identity.ts'
import { type Navigate, type Place, type Redirects, targetAfterLogin, targetAfterLogout } from './redirects.ts'
import type { SessionClient } from './session-client.ts'
import type { TokenStore } from './token-store.ts'

export const LOGIN_PATH = '/login'
export const LOGOUT_PATH = '/logout'

export type SignInOptions = {
  client: SessionClient
  identity: IdentityStore
  redirects: Redirects
  navigate: Navigate
  place: () => Place
  /** Given in token mode only. */
  tokens?: TokenStore | undefined
}

/** What a sign-in by whatever way answers. */
export type SignInAnswer = { next?: string; token?: unknown; isRemembered?: unknown; ticket?: unknown } | undefined
/** The first step was right, and the account asks for a second. */
export type SecondStep = { ticket: string }

export type SignIn = {
  login(credentials: unknown): Promise<SecondStep | null>
  /** Takes over the session that another call than `login` has opened, and goes on as `login` does. */
  enter(answer: SignInAnswer): Promise<SecondStep | null>
  /** The same without going on. */
  adopt(answer: SignInAnswer): Promise<SecondStep | null>
  logout(): Promise<void>
  /** Asks again who is there; for example after the address was verified in another tab. */
  refreshIdentity(): Promise<Identity>
}

export function createSignIn({ client, identity, redirects, navigate, place, tokens }: SignInOptions): SignIn {
  async function refreshIdentity() {
    const refreshed = await requestIdentity(client)
    identity.write(refreshed)
    return refreshed
  }

  async function go(target: string | null) {
    if (target !== null) await navigate(target)
  }

  async function adopt(answer: SignInAnswer): Promise<SecondStep | null> {
    if (answer?.next === 'second_factor') return { ticket: String(answer.ticket) }
    if (tokens) {
      if (typeof answer?.token !== 'string') throw new Error('Token was not returned from the API')
      tokens.write(answer.token, { isKept: answer.isRemembered === true })
    }
    await refreshIdentity()
    return null
  }

  async function enter(answer: SignInAnswer): Promise<SecondStep | null> {
    const secondStep = await adopt(answer)
    if (secondStep === null) await go(targetAfterLogin(redirects, place()))
    return secondStep
  }

  return {
    refreshIdentity,
    adopt,
    enter,
    async login(credentials) {
      if (identity.read() !== null) {
        if (!redirects.redirectIfAuthenticated) throw new Error('User is already authenticated')
        await go(targetAfterLogin({ ...redirects, keepRequestedRoute: false }, place()))
        return null
      }
      return enter(await client.request<SignInAnswer>(LOGIN_PATH, { method: 'POST', body: credentials }))
    },
    async logout() {
      if (identity.read() === null) throw new Error('User is not authenticated')
      await client.request(LOGOUT_PATH, { method: 'POST' })
      identity.write(null)
      tokens?.clear()
      await go(targetAfterLogout(redirects, place()))
    },
  }
}
