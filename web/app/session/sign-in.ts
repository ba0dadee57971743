// Signing in and out. A failed call rejects, so that the caller's form can show it; the identity then stays as it was.

import type { Identity } from '#shared/access/identity.ts'
import type { Redirects } from '#shared/access/session-settings.ts'
import { type IdentityStore, requestIdentity } from './identity.ts'
import { type Navigate, type Place, targetAfterLogin, targetAfterLogout } from './redirects.ts'
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
  /** Token mode only. */
  tokens?: TokenStore | undefined
}

/** The response of every sign-in method. */
export type SignInAnswer = { next?: string; token?: unknown; isRemembered?: unknown; ticket?: unknown } | undefined
/** The first step succeeded, and the account requires a second one. */
export type SecondStep = { ticket: string }

export type SignIn = {
  login(credentials: unknown): Promise<SecondStep | null>
  /** Takes over a session opened by a call other than `login`, then redirects as `login` does. */
  enter(answer: SignInAnswer): Promise<SecondStep | null>
  /** The same without the redirect. */
  adopt(answer: SignInAnswer): Promise<SecondStep | null>
  logout(): Promise<void>
  /** Loads the identity again, for example after the address was verified in another tab. */
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
    if (client.identityPath !== false) await refreshIdentity()
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
