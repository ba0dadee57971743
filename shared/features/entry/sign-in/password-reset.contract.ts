import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { emailAddress, mailedCode } from '#shared/features/base/accounts/accounts.contract.ts'
import { newPassword } from './new-password.ts'
import { linkSecret, mailSent } from './sign-in.contract.ts'

export const passwordReset = {
  ask: endpoint({
    method: 'POST',
    path: '/forgot-password',
    guard: 'guest',
    summary: 'Emails a link and a code for choosing a new password.',
    body: z.object({ email: emailAddress }),
    response: mailSent,
    status: 202,
    limit: 'strict',
  }),
  byLink: endpoint({
    method: 'POST',
    path: '/reset-password',
    guard: 'guest',
    summary: 'Sets a new password with an emailed link and signs out everywhere.',
    body: z.object({ link: linkSecret, password: newPassword }),
    response: nothing,
    limit: 'strict',
  }),
  byCode: endpoint({
    method: 'POST',
    path: '/reset-password/code',
    guard: 'guest',
    summary: 'Sets a new password with an emailed code and signs out everywhere.',
    body: z.object({ email: emailAddress, code: mailedCode, password: newPassword }),
    response: nothing,
    limit: 'strict',
  }),
}
