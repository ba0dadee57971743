// The "this was not me" link in emails about security changes. All it can do is lock the account, so it needs no row: it names
// the event in the security log and is signed.

import { createHmac } from 'node:crypto'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'

export const NOT_ME_PATH = '/not-me'

export const notMeUrl = (siteUrl: string, appKey: string, eventId: Id): string =>
  `${siteUrl}${NOT_ME_PATH}?token=${eventId}.${signatureOf(appKey, eventId)}`

/** The event a link is about; null when the signature is not ours. */
export function readNotMeToken(appKey: string, token: string): Id | null {
  const [eventId = '', signature = ''] = token.split('.')
  return idSchema.safeParse(eventId).success && isSameToken(signature, signatureOf(appKey, eventId)) ? eventId : null
}

const signatureOf = (appKey: string, eventId: Id): string =>
  createHmac('sha256', appKey).update(`not-me:${eventId}`).digest('base64url')
