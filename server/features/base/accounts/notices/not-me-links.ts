// The link "this was not me" in a mail about a change. It carries no right of its own but to close the account to whoever
// is in it, so it needs no row: what it is about is the event in the log, and its signature says that we wrote it.

import { createHmac } from 'node:crypto'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'

export const NOT_ME_PATH = '/not-me'

export const notMeUrl = (siteUrl: string, appKey: string, eventId: Id): string =>
  `${siteUrl}${NOT_ME_PATH}?token=${eventId}.${signatureOf(appKey, eventId)}`

/** The event a link is about; null for one that we did not write. */
export function readNotMeToken(appKey: string, token: string): Id | null {
  const [eventId = '', signature = ''] = token.split('.')
  return idSchema.safeParse(eventId).success && isSameToken(signature, signatureOf(appKey, eventId)) ? eventId : null
}

const signatureOf = (appKey: string, eventId: Id): string =>
  createHmac('sha256', appKey).update(`not-me:${eventId}`).digest('base64url')
