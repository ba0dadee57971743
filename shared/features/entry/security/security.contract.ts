import { z } from 'zod'
import { accessTokenScopes } from '#shared/access/token-scopes.ts'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { securityEventKinds } from '#shared/features/base/accounts/account-kinds.ts'
import { MAX_PASSWORD_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { mailedCode } from '#shared/features/base/accounts/accounts.contract.ts'
import { newPassword } from '#shared/features/entry/sign-in/new-password.ts'
import { passkeyAssertion } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { secondFactorCode } from '#shared/features/people/two-factor/two-factor.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_TOKEN_NAME, tokenLifetimes } from './security-limits.ts'

/** How this person can re-authenticate. */
const waysIn = z
  .object({
    hasPassword: z.boolean(),
    hasPasskey: z.boolean(),
    hasTwoFactor: z.boolean(),
    /** Whether an emailed code is enough to re-authenticate; not for people with a second factor. */
    canUseMail: z.boolean(),
  })
  .meta({ id: 'WaysIn' })
export type WaysIn = z.infer<typeof waysIn>

export const confirmation = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password: z.string().min(1).max(MAX_PASSWORD_LENGTH) }),
  z.object({ way: z.literal('passkey'), answer: passkeyAssertion }),
  z.object({ way: z.literal('second_factor'), code: secondFactorCode }),
  z.object({ way: z.literal('mail'), code: mailedCode }),
])
export type Confirmation = z.infer<typeof confirmation>

const mailSent = z
  .object({ sentTo: z.email(), expiresAt: z.iso.datetime(), nextSendAt: z.iso.datetime() })
  .meta({ id: 'ConfirmationSent' })

/** From the user agent; null for what it does not say. */
const device = z.object({ browser: z.string().nullable(), system: z.string().nullable() })

const signedInDevice = z
  .object({
    id,
    device,
    /** The truncated IP address of the last sign-in. */
    network: z.string().nullable(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isThis: z.boolean(),
  })
  .meta({ id: 'SignedInDevice' })
export type SignedInDevice = z.infer<typeof signedInDevice>

const securityEvent = z
  .object({
    id,
    kind: z.enum(securityEventKinds),
    device,
    network: z.string().nullable(),
    subject: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.infer<typeof securityEvent>

const token = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(z.enum(accessTokenScopes)),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'ApiToken' })
export type ApiToken = z.infer<typeof token>

/** A token this person created for a company. The company's owners and admins manage it. */
const ownCompanyToken = z.object({ id, name: z.string(), companyName: z.string() }).meta({ id: 'OwnCompanyToken' })
export type OwnCompanyToken = z.infer<typeof ownCompanyToken>

export const newToken = z.object({
  name: singleLine(1, MAX_TOKEN_NAME),
  scopes: z.array(z.enum(accessTokenScopes)).min(1).max(accessTokenScopes.length),
  days: z.literal(tokenLifetimes),
})

export const newPasswordChoice = z.object({
  password: newPassword,
  /** Whether to sign out all other devices. */
  endOthers: z.boolean().default(true),
  /** Whether API tokens stop working: whoever knew the old password may have created one. */
  revokeTokens: z.boolean().default(true),
  /** The same for the tokens this person created for companies, whose systems may depend on them. */
  revokeCompanyTokens: z.boolean().default(true),
})

export const security = {
  waysIn: endpoint({
    method: 'GET',
    path: '/shared/api/user/ways-in',
    guard: 'auth',
    summary: 'How the signed-in person can re-authenticate.',
    response: waysIn,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/user/confirm',
    guard: 'auth',
    summary: 'Re-authenticates, which security changes require after ten minutes.',
    body: confirmation,
    response: nothing,
    limit: 'strict',
  }),
  mailConfirmation: endpoint({
    method: 'POST',
    path: '/user/confirm/mail',
    guard: 'auth',
    summary: 'Emails a re-authentication code to people without a second factor.',
    response: mailSent,
    status: 202,
    limit: 'strict',
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/user/password',
    guard: 'auth',
    summary: 'Changes or sets the password.',
    body: newPasswordChoice,
    response: nothing,
    needsFreshProof: true,
    limit: 'strict',
  }),
  devices: endpoint({
    method: 'GET',
    path: '/shared/api/user/devices',
    guard: 'auth',
    summary: 'The devices you are signed in on, most recently seen first.',
    response: z.object({ items: z.array(signedInDevice) }),
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: '/user/devices/:id',
    guard: 'auth',
    summary: 'Signs out one device immediately.',
    params: z.object({ id }),
    response: nothing,
    needsFreshProof: true,
  }),
  endOtherDevices: endpoint({
    method: 'DELETE',
    path: '/user/devices',
    guard: 'auth',
    summary: 'Signs out all other devices immediately.',
    response: nothing,
    needsFreshProof: true,
  }),
  log: endpoint({
    method: 'GET',
    path: '/shared/api/user/security-log',
    guard: 'auth',
    summary: 'The security log, newest first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(securityEvent),
  }),
  tokens: endpoint({
    method: 'GET',
    path: '/shared/api/user/tokens',
    guard: 'auth',
    summary: 'Your API tokens and those you created for companies, newest first. Their secrets are never shown again.',
    response: z.object({ items: z.array(token), companyTokens: z.array(ownCompanyToken) }),
  }),
  // Accepts no idempotency key: the response, which contains a secret, would be stored for a day.
  makeToken: endpoint({
    method: 'POST',
    path: '/user/tokens',
    guard: 'verified',
    summary: 'Creates an API token and returns it once.',
    body: newToken,
    response: z.object({ token: z.string(), details: token }),
    status: 201,
    needsFreshProof: true,
    limit: 'strict',
  }),
  endToken: endpoint({
    method: 'DELETE',
    path: '/user/tokens/:id',
    guard: 'auth',
    summary: 'Revokes an API token immediately.',
    params: z.object({ id }),
    response: nothing,
  }),
}
