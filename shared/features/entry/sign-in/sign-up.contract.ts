import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { MAX_NAME_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { emailAddress, mailedCode } from '#shared/features/base/accounts/accounts.contract.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { newPassword } from './new-password.ts'
import { linkSecret, mailSent, signInOutcome } from './sign-in.contract.ts'

const MAX_SOURCE_LINK = 100

export const signUp = {
  register: endpoint({
    method: 'POST',
    path: '/register',
    guard: 'guest',
    summary:
      'Creates an account and emails a code to its address. Without a password, people sign in by link or passkey.',
    body: z.object({
      name: singleLine(1, MAX_NAME_LENGTH),
      email: emailAddress,
      password: newPassword.optional(),
      /** Required where the operator has legal documents. */
      acceptsTerms: z.literal(true).optional(),
      /** The link the person signed up through; an unknown or expired one is ignored. */
      source: z.string().max(MAX_SOURCE_LINK).optional(),
      /** The country they chose while exploring. */
      country: countryCode.optional(),
      /** A job they wanted to save before they had an account; ignored if they may not read it. */
      savedJob: id.optional(),
    }),
    response: signInOutcome,
    status: 201,
    limit: 'strict',
  }),
  verificationState: endpoint({
    method: 'GET',
    path: '/shared/api/user/verification',
    guard: 'auth',
    summary: 'When the last verification email was sent, and when another can be requested.',
    response: z.object({ sentAt: z.iso.datetime().nullable(), nextSendAt: z.iso.datetime().nullable() }),
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/email/verification-notification',
    guard: 'auth',
    summary: 'Emails a new verification link and code.',
    response: mailSent,
    status: 202,
    limit: 'strict',
  }),
  verifyByCode: endpoint({
    method: 'POST',
    path: '/email/verify',
    guard: 'auth',
    summary: 'Verifies the email address with the emailed code.',
    body: z.object({ code: mailedCode }),
    response: signInOutcome,
    limit: 'strict',
  }),
  verifyByLink: endpoint({
    method: 'POST',
    path: '/email/verify/link',
    guard: 'open',
    summary: 'Verifies the email address with the emailed link, on any device. It works once.',
    body: z.object({ link: linkSecret }),
    response: z.object({ hasAccount: z.boolean() }),
    limit: 'strict',
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/email/address',
    guard: 'auth',
    summary: 'Changes an unverified email address and emails a code to the new one.',
    body: z.object({ email: emailAddress }),
    response: mailSent,
    limit: 'strict',
  }),
}
