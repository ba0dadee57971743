// Notifications in the browsers in which a person allowed them.

import { findPerson } from '#server/features/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Credential } from '#server/platform/http/context.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { encryptPush } from '#server/platform/push/encrypt-push.ts'
import { createVapid } from '#server/platform/push/vapid.ts'
import type { PushSubscriptionFacts } from '#shared/features/notifications/push.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { titleOf } from '../notification-words.ts'
import { selectNotification } from '../notifications.queries.ts'
import {
  deletePushSubscriptions,
  type PushRow,
  selectPushSubscriptions,
  upsertPushSubscription,
} from './push.queries.ts'

/** A device that is off for longer than this need not hear of it when it comes back. */
const KEPT_SECONDS = 24 * 3600
/** The browser's maker says that nobody is there any more. */
const GONE = [404, 410]

export const pushKey = ({ appKey, url }: Pick<Platform, 'appKey' | 'url'>): string => createVapid(appKey, url).publicKey

export async function subscribeBrowser(
  db: Db,
  personId: Id,
  credential: NonNullable<Credential>,
  { endpoint, keys }: PushSubscriptionFacts,
): Promise<void> {
  await upsertPushSubscription(db, {
    personId,
    endpoint,
    publicKey: keys.p256dh,
    secret: keys.auth,
    sessionId: credential.kind === 'session' ? credential.sessionId : null,
    tokenId: credential.kind === 'token' ? credential.tokenId : null,
  })
}

/** Nothing is sent of what was read meanwhile. A push is a courtesy: the list and the mail are what holds. */
export async function pushToBrowsers(platform: Platform, notificationId: Id): Promise<void> {
  const { db, log } = platform
  const row = await selectNotification(db, notificationId)
  if (!row || row.readAt) return
  const subscriptions = await selectPushSubscriptions(db, row.personId)
  if (subscriptions.length === 0) return
  const { locale } = await findPerson(db, row.personId)
  const i18n = i18nFor(chooseLocale(locale))
  const message = JSON.stringify({ title: titleOf(i18n, row), href: row.href, tag: `${row.event}:${row.subject}` })
  const gone: Id[] = []
  for (const subscription of subscriptions) {
    const status = await post(platform, subscription, message).catch((error: unknown) => {
      log.warn({ err: error }, 'a browser could not be pushed to')
      return 0
    })
    if (GONE.includes(status)) gone.push(subscription.id)
    else if (status >= 400) log.warn({ status }, 'a push was refused')
  }
  await deletePushSubscriptions(db, gone)
}

async function post({ outbound, appKey, url, clock }: Platform, row: PushRow, message: string): Promise<number> {
  const keys = { publicKey: Buffer.from(row.publicKey, 'base64url'), secret: Buffer.from(row.secret, 'base64url') }
  return outbound.post(row.endpoint, {
    headers: {
      authorization: createVapid(appKey, url).authorization(row.endpoint, clock.now()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_SECONDS),
    },
    body: encryptPush(message, keys),
  })
}
