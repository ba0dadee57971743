import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { securityEventKinds } from '#shared/features/base/accounts/account-kinds.ts'
import { emailAddress, mailedCode } from '#shared/features/base/accounts/accounts.contract.ts'

const MAX_SECRET = 200
const secret = z.string().min(1).max(MAX_SECRET)
const linkQuery = z.object({ token: secret })

/** A change of address is confirmed at both: the old address and the new one. */
export const emailSides = ['old', 'new'] as const
export type EmailSide = (typeof emailSides)[number]
const side = z.enum(emailSides)

const emailChange = z
  .object({
    newEmail: z.email(),
    isOldConfirmed: z.boolean(),
    isNewConfirmed: z.boolean(),
    expiresAt: z.iso.datetime(),
    /** When both emails can be resent. */
    nextSendAt: z.iso.datetime(),
  })
  .meta({ id: 'EmailChange' })
export type EmailChange = z.infer<typeof emailChange>

/** `isDone` once both addresses are confirmed. */
const confirmed = z.object({ isDone: z.boolean(), newEmail: z.email() }).meta({ id: 'EmailChangeConfirmed' })
export type EmailChangeConfirmed = z.infer<typeof confirmed>

export const emailChanges = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/user/email-change',
    guard: 'auth',
    summary: 'The pending email address change, if any.',
    response: z.object({ change: emailChange.nullable() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/user/email-change',
    guard: 'verified',
    summary: 'Starts an email address change, or resends its emails. Both addresses get a link and a code.',
    body: z.object({ email: emailAddress }),
    response: emailChange,
    needsFreshProof: true,
    limit: 'strict',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/user/email-change/confirm',
    guard: 'auth',
    summary: 'Confirms one side of an email address change with the emailed code.',
    body: z.object({ side, code: mailedCode }),
    response: confirmed,
    limit: 'strict',
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/user/email-change',
    guard: 'auth',
    summary: 'Cancels a pending email address change.',
    response: nothing,
  }),
  showLink: endpoint({
    method: 'GET',
    path: '/shared/api/email-change-links/:side',
    guard: 'open',
    summary: 'What an email address confirmation link would do. Does not use it.',
    params: z.object({ side }),
    query: linkQuery,
    response: z.object({ newEmail: z.email() }),
  }),
  confirmByLink: endpoint({
    method: 'POST',
    path: '/email-change/confirm',
    guard: 'open',
    summary: 'Confirms one side of an email address change with the emailed link.',
    body: z.object({ side, token: secret }),
    response: confirmed,
    limit: 'strict',
  }),
  showUndo: endpoint({
    method: 'GET',
    path: '/shared/api/email-undo-links',
    guard: 'open',
    summary: 'What an email address undo link would do. Does not use it.',
    query: linkQuery,
    response: z.object({ oldEmail: z.email() }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/email-change/undo',
    guard: 'open',
    summary: 'Restores an account’s previous email address, signs out all devices and resets the password.',
    body: z.object({ token: secret }),
    response: z.object({ email: z.email() }),
    limit: 'strict',
  }),
}

export const disowning = {
  showLink: endpoint({
    method: 'GET',
    path: '/shared/api/not-me-links',
    guard: 'open',
    summary: 'What a “This was not me” link is about. Does not use it.',
    query: linkQuery,
    response: z.object({ kind: z.enum(securityEventKinds), at: z.iso.datetime() }),
  }),
  disown: endpoint({
    method: 'POST',
    path: '/not-me',
    guard: 'open',
    summary: 'Secures an account after “This was not me”: signs out all devices and resets the password.',
    body: z.object({ token: secret }),
    response: nothing,
    limit: 'strict',
  }),
}
