import { z } from 'zod'
import { identity } from '#shared/access/identity.ts'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { MAILED_CODE_LENGTH, MAX_EMAIL_LENGTH } from './account-limits.ts'

export const emailAddress = z.string().trim().max(MAX_EMAIL_LENGTH).pipe(z.email())

/** The code that is emailed along with a link. */
export const mailedCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${MAILED_CODE_LENGTH}}$`))

export const accounts = {
  csrfCookie: endpoint({
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    guard: 'open',
    summary: 'Sets the session cookie and the CSRF cookie that unsafe requests must echo.',
    response: nothing,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/user',
    guard: 'auth',
    summary: 'The signed-in person.',
    response: identity,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/logout',
    guard: 'auth',
    summary: 'Ends this session or revokes this token.',
    response: nothing,
  }),
}
