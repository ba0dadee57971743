// The address behind "unsubscribe" in a mail program. It needs no row: its signature says that we wrote it, for whom and
// about what, and all it can do is to end mails.

import { createHmac } from 'node:crypto'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { notificationEventNames } from '#shared/features/people/preferences/notification-events.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'

/** A page of the web; mail programs post there. */
export const STOP_PATH = '/notifications/stop'

type Subscription = { personId: Id; events: readonly NotificationEvent[] }

export function unsubscribeUrl(siteUrl: string, appKey: string, { personId, events }: Subscription): string {
  const content = `${personId}.${events.join('-')}`
  return `${siteUrl}${STOP_PATH}?token=${content}.${signatureOf(appKey, content)}`
}

/** Null for a link that we did not write. Events that are gone since are left out. */
export function readUnsubscribeToken(appKey: string, token: string): Subscription | null {
  const [personId = '', events = '', signature = ''] = token.split('.')
  const isOurs = isSameToken(signature, signatureOf(appKey, `${personId}.${events}`))
  if (!isOurs || !idSchema.safeParse(personId).success) return null
  const named = events.split('-')
  return { personId, events: notificationEventNames.filter((event) => named.includes(event)) }
}

const signatureOf = (appKey: string, content: string): string =>
  createHmac('sha256', appKey).update(`unsubscribe:${content}`).digest('base64url')
