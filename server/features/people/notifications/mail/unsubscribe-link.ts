// The link behind "unsubscribe" in a mail client. It is stateless: the signature vouches for the person and the events, and all
// it can do is stop emails.

import { createHmac } from 'node:crypto'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { notificationEventNames } from '#shared/features/people/preferences/notification-events.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'

/** A page of the web app; mail clients post to it. */
export const STOP_PATH = '/notifications/stop'

type Subscription = { personId: Id; events: readonly NotificationEvent[] }

export function unsubscribeUrl(siteUrl: string, appKey: string, { personId, events }: Subscription): string {
  const content = `${personId}.${events.join('-')}`
  return `${siteUrl}${STOP_PATH}?token=${content}.${signatureOf(appKey, content)}`
}

/** Null if the signature is invalid. Drops events that no longer exist. */
export function readUnsubscribeToken(appKey: string, token: string): Subscription | null {
  const [personId = '', events = '', signature = ''] = token.split('.')
  const isOurs = isSameToken(signature, signatureOf(appKey, `${personId}.${events}`))
  if (!isOurs || !idSchema.safeParse(personId).success) return null
  const named = events.split('-')
  return { personId, events: notificationEventNames.filter((event) => named.includes(event)) }
}

const signatureOf = (appKey: string, content: string): string =>
  createHmac('sha256', appKey).update(`unsubscribe:${content}`).digest('base64url')
