import { z } from 'zod'
import { identity } from '../../access/identity.ts'
import { endpoint, nothing } from '../../endpoint.ts'
import { MAILED_CODE_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from './account-limits.ts'

export const emailAddress = z.string().trim().max(MAX_EMAIL_LENGTH).pipe(z.email())

export const credentials = z.object({
  email: emailAddress,
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
  remember: z.boolean().default(false),
})

/** In cookie mode the session is in the cookie; in token mode the token is told once, here. */
const signedIn = z.object({ token: z.string().optional() }).meta({ id: 'SignedIn' })

const verificationCode = z.object({
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${MAILED_CODE_LENGTH}}$`)),
})

const verificationSent = z
  .object({ sentTo: z.email(), expiresAt: z.iso.datetime(), nextSendAt: z.iso.datetime() })
  .meta({ id: 'VerificationSent' })

export const accounts = {
  csrfCookie: endpoint({
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    guard: 'open',
    summary: 'Sets the session cookie and the CSRF cookie that unsafe calls must echo.',
    response: nothing,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/user',
    guard: 'auth',
    summary: 'The signed-in person.',
    response: identity,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/login',
    guard: 'guest',
    summary: 'Signs in by e-mail and password.',
    body: credentials,
    response: signedIn,
    limit: 'strict',
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/logout',
    guard: 'auth',
    summary: 'Ends this session or revokes this token.',
    response: nothing,
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
    body: verificationCode,
    response: identity,
    limit: 'strict',
  }),
}
