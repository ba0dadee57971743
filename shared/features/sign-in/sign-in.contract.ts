import { z } from 'zod'
import { identity } from '../../access/identity.ts'
import { endpoint } from '../../endpoint.ts'
import { MAX_PASSWORD_LENGTH } from '../accounts/account-limits.ts'
import { emailAddress, mailedCode } from '../accounts/accounts.contract.ts'

const credentials = z.object({
  email: emailAddress,
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
  remember: z.boolean().default(false),
})

/** In cookie mode the session is in the cookie; in token mode the token is told once, here. */
const signedIn = z.object({ token: z.string().optional() }).meta({ id: 'SignedIn' })

const verificationSent = z
  .object({ sentTo: z.email(), expiresAt: z.iso.datetime(), nextSendAt: z.iso.datetime() })
  .meta({ id: 'VerificationSent' })

export const signIn = {
  byPassword: endpoint({
    method: 'POST',
    path: '/login',
    guard: 'guest',
    summary: 'Signs in by e-mail and password.',
    body: credentials,
    response: signedIn,
    limit: 'strict',
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/email/verification-notification',
    guard: 'auth',
    summary: 'Mails a new verification code.',
    response: verificationSent,
    status: 202,
    limit: 'strict',
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/email/verify',
    guard: 'auth',
    summary: 'Verifies the e-mail address with the code that was mailed.',
    body: z.object({ code: mailedCode }),
    response: identity,
    limit: 'strict',
  }),
}
