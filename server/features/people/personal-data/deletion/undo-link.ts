// The link of a deletion mail is its own permission, good as long as the deletion is scheduled. It is made from the
// request, so every mail about it carries the same one and a reminder does not break the first mail's.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'

const signatureOf = (appKey: string, requestId: Id): string =>
  createHmac('sha256', appKey).update(`deletion-undo:${requestId}`).digest('base64url')

export const undoTokenOf = (appKey: string, requestId: Id): string => `${requestId}.${signatureOf(appKey, requestId)}`

/** The request the token is for, or null when the token is none of ours. */
export function readUndoToken(appKey: string, token: string): Id | null {
  const [requestId = '', signature = ''] = token.split('.')
  if (!idSchema.safeParse(requestId).success) return null
  const expected = Buffer.from(signatureOf(appKey, requestId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? requestId : null
}
