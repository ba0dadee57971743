// The link in a deletion email is its own permission, valid while the deletion is scheduled. It derives from the request, so a
// reminder carries the same link as the first email.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'

const signatureOf = (appKey: string, requestId: Id): string =>
  createHmac('sha256', appKey).update(`deletion-undo:${requestId}`).digest('base64url')

export const undoTokenOf = (appKey: string, requestId: Id): string => `${requestId}.${signatureOf(appKey, requestId)}`

/** The id of the request, or null if the token is invalid. */
export function readUndoToken(appKey: string, token: string): Id | null {
  const [requestId = '', signature = ''] = token.split('.')
  if (!idSchema.safeParse(requestId).success) return null
  const expected = Buffer.from(signatureOf(appKey, requestId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? requestId : null
}
