// What the platform knows of every request, and the shape of the application that features are mounted on.

import type { I18n } from '@lingui/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Guard } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { AccessTokenScope } from '#shared/access/token-scopes.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'

export type App = FastifyInstance

/** How a request proved who it is from: nothing, the session cookie, or a bearer token. */
export type Credential =
  | { kind: 'session'; sessionId: Id; authenticatedAt: Date }
  | { kind: 'token'; tokenId: Id; authenticatedAt: Date; isPersonal: boolean; scopes: readonly AccessTokenScope[] }
  | null

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Identity | null
    credential: Credential
    /** The opaque id of the session cookie, also of a visitor who is not signed in; null without a cookie. */
    sessionKey: string | null
    i18n: I18n
    readonly timeZone: string
  }
  interface FastifyContextConfig {
    guard?: Guard
    needsFreshProof?: boolean
    isCsrfExempt?: boolean
    /** True for what is the same for everybody, and for documents, whose loaders call the API with the visitor's cookie. */
    isAnonymous?: boolean
    limit?: 'default' | 'strict' | 'rare' | 'none'
    /** What a personal token needs here; otherwise the method tells. */
    scope?: AccessTokenScope
  }
}

/** Who asks, and the language the answer is written in. */
export type Requester<Person = Viewer> = { viewer: Person; i18n: I18n }

/** The viewer's type follows from the guard: behind `auth` there is one, before it there may be none. */
export type ViewerBehind<G extends Guard> = G extends 'guest' ? null : G extends 'open' ? Identity | null : Identity

export const isBearer = (request: FastifyRequest): boolean =>
  request.headers.authorization?.startsWith('Bearer ') ?? false
