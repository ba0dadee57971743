import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_PASSWORD_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { emailAddress, mailedCode } from '#shared/features/base/accounts/accounts.contract.ts'
import { passkeyAssertion } from '#shared/features/people/passkeys/passkeys.contract.ts'

const MAX_SECOND_CODE = 40

const remember = z.boolean().default(false)

/** The secret in an emailed link. */
export const linkSecret = z.string().regex(/^[\w-]{43}$/)

/** In cookie mode the session is in the cookie; in token mode the token is returned here, once. */
const done = z.object({
  next: z.literal('done'),
  token: z.string().optional(),
  /** Whether to keep the token after the browser is closed. */
  isRemembered: z.boolean().optional(),
})
const secondStep = z.object({ next: z.literal('second_factor'), ticket: z.string() })
export const signInOutcome = z.discriminatedUnion('next', [done, secondStep]).meta({ id: 'SignInOutcome' })
export type SignInOutcome = z.infer<typeof signInOutcome>

/** The same for every address, so that it does not reveal which ones have an account. */
export const mailSent = z.object({ expiresAt: z.iso.datetime(), nextSendAt: z.iso.datetime() }).meta({ id: 'MailSent' })
export type MailSent = z.infer<typeof mailSent>

export const linkKinds = ['sign_in', 'reset_password', 'verify', 'apply'] as const

export const signIn = {
  byPassword: endpoint({
    method: 'POST',
    path: '/login',
    guard: 'guest',
    summary: 'Signs in with email and password.',
    body: z.object({ email: emailAddress, password: z.string().min(1).max(MAX_PASSWORD_LENGTH), remember }),
    response: signInOutcome,
    limit: 'strict',
  }),
  bySecondStep: endpoint({
    method: 'POST',
    path: '/login/second-factor',
    guard: 'guest',
    summary: 'Completes a sign-in with an authenticator code or a backup code.',
    body: z.object({ ticket: z.string().max(100), code: z.string().trim().min(1).max(MAX_SECOND_CODE) }),
    response: signInOutcome,
    limit: 'strict',
  }),
  byPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey',
    guard: 'guest',
    summary: 'Signs in with a passkey.',
    body: z.object({ answer: passkeyAssertion, remember }),
    response: signInOutcome,
    limit: 'strict',
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/login/link',
    guard: 'guest',
    summary: 'Emails a sign-in link and code.',
    body: z.object({ email: emailAddress, redirect: z.string().max(2_000).optional() }),
    response: mailSent,
    status: 202,
    limit: 'strict',
  }),
  byLink: endpoint({
    method: 'POST',
    path: '/login/link/use',
    guard: 'guest',
    summary: 'Signs in with an emailed link. It works once.',
    body: z.object({ link: linkSecret, remember }),
    response: signInOutcome,
    limit: 'strict',
  }),
  byCode: endpoint({
    method: 'POST',
    path: '/login/code',
    guard: 'guest',
    summary: 'Signs in with the code from a sign-in email.',
    body: z.object({ email: emailAddress, code: mailedCode, remember }),
    response: signInOutcome,
    limit: 'strict',
  }),
  lookAtLink: endpoint({
    method: 'GET',
    path: '/shared/api/mailed-links/:kind/:link',
    guard: 'open',
    summary: 'Whether an emailed link still works. Does not use it.',
    params: z.object({ kind: z.enum(linkKinds), link: linkSecret }),
    response: z
      .object({
        email: z.string(),
        askedAt: z.iso.datetime(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
      })
      .meta({ id: 'MailedLink' }),
    limit: 'strict',
  }),
}
