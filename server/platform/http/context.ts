// What the platform adds to every request, and the type of the application that features are mounted on.

import type { I18n } from '@lingui/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Guard } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { AccessTokenScope, CompanyTokenScope } from '#shared/access/token-scopes.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Id } from '#shared/kit/ids.ts'

export type App = FastifyInstance

/** How the request was authenticated: not at all, by session cookie, or by bearer token. */
export type Credential =
  | { kind: 'session'; sessionId: Id; authenticatedAt: Date }
  | {
      kind: 'token'
      tokenId: Id
      authenticatedAt: Date
      isPersonal: boolean
      /** The only company a company token acts for; null for every other token. */
      companyId: Id | null
      scopes: readonly (AccessTokenScope | CompanyTokenScope)[]
    }
  | null

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Identity | null
    credential: Credential
    /** The opaque value of the session cookie, which guests have too; null without a cookie. */
    sessionKey: string | null
    /** When the person was identified. */
    hasWholeBody: boolean
    i18n: I18n
    readonly timeZone: string
  }
  interface FastifyContextConfig {
    guard?: Guard
    /** The error for guests where the guard requires a person; by default, that nobody is signed in. */
    guestError?: ErrorCode
    needsFreshProof?: boolean
    isCsrfExempt?: boolean
    /**
     * True for responses that are the same for everybody, and for documents, whose loaders call the API with the visitor's
     * cookie.
     */
    isAnonymous?: boolean
    /** Documents are rate-limited separately from API calls and by address, because the person is only known during rendering. */
    limit?: 'default' | 'strict' | 'rare' | 'documents' | 'none'
    /** The scope a personal token needs here; by default the method decides. */
    scope?: AccessTokenScope
  }
}

/** Who is asking, and the language of the response. */
export type Requester<Person = Viewer> = { viewer: Person; i18n: I18n }

/** The guard determines the viewer's type: with `auth` there is one, with `open` there may be none. */
export type ViewerBehind<G extends Guard> = G extends 'guest' ? null : G extends 'open' ? Identity | null : Identity

export const isBearer = (request: FastifyRequest): boolean =>
  request.headers.authorization?.startsWith('Bearer ') ?? false
