// Push notifications to the browsers in which a person allowed them.

import type { I18n } from '@lingui/core'
import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { OutboundError } from '#server/platform/outbound/outbound-error.ts'
import { isPublicHost } from '#server/platform/outbound/public-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { encryptPush, vapidAuthorization, vapidKeys } from '#server/platform/push/web-push.ts'
import type { PushSubscriptionFacts } from '#shared/features/people/notifications/push.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { titleOf } from '../notification-words.ts'
import { selectNotification } from '../notifications.queries.ts'
import {
  deleteOldestPushSubscriptions,
  deletePushSubscriptions,
  type PushRow,
  selectPushSubscriptions,
  upsertPushSubscription,
} from './push.queries.ts'

/** A device that is offline for longer does not get the push any more. */
const TTL_SECONDS = 24 * 3600
/** The push service says that the subscription is gone. */
const HTTP_GONE = 410
const EXPIRED_STATUSES = [404, HTTP_GONE]
/** More than anybody uses; the oldest one is removed. */
const MAX_BROWSERS = 10

export const pushKey = ({ appKey }: Pick<Platform, 'appKey'>): string => vapidKeys(appKey).publicKey

type Browser = { personId: Id; credential: NonNullable<Credential>; i18n: I18n }

export async function subscribeBrowser(
  db: Db,
  { personId, credential, i18n }: Browser,
  { endpoint, keys }: PushSubscriptionFacts,
): Promise<void> {
  // A check of the URL alone; the resolved address is checked on every push.
  if (!isPublicHost(new URL(endpoint))) throw addressError(i18n)
  await transaction(db, async (tx) => {
    // Serialised: two concurrent requests would both see room for one.
    await lockPerson(tx, personId)
    await upsertPushSubscription(tx, {
      personId,
      endpoint,
      publicKey: keys.p256dh,
      secret: keys.auth,
      sessionId: credential.kind === 'session' ? credential.sessionId : null,
      tokenId: credential.kind === 'token' ? credential.tokenId : null,
    })
    await deleteOldestPushSubscriptions(tx, personId, MAX_BROWSERS)
  })
}

function addressError(i18n: I18n): AppError {
  const message = i18n._({
    id: 'notifications.push.address',
    message: 'This is not a browser push service address.',
  })
  return new AppError('invalid_input', { fields: { endpoint: [message] } })
}

/** Skips what has been read since. Push is best effort: the list and the email are reliable. */
export async function pushToBrowsers(platform: Platform, notificationId: Id): Promise<void> {
  const { db, log } = platform
  const row = await selectNotification(db, notificationId)
  if (!row || row.readAt) return
  const subscriptions = await selectPushSubscriptions(db, row.personId)
  if (subscriptions.length === 0) return
  const { locale } = await findPerson(db, row.personId)
  const i18n = i18nFor(chooseLocale(locale))
  const message = JSON.stringify({
    title: titleOf(platform.wiring, i18n, row),
    href: row.href,
    tag: `${row.event}:${row.subject}`,
  })
  const gone: Id[] = []
  for (const subscription of subscriptions) {
    const status = await post(platform, subscription, message).catch((error: unknown) => {
      log.warn({ err: error }, 'push to a browser failed')
      // A host that resolves to a private network is not a push service, whatever it resolves to tomorrow.
      return error instanceof OutboundError && error.code === 'address_forbidden' ? HTTP_GONE : 0
    })
    if (EXPIRED_STATUSES.includes(status)) gone.push(subscription.id)
    else if (status >= 400) log.warn({ status }, 'the push service rejected a push')
  }
  await deletePushSubscriptions(db, gone)
}

async function post({ outbound, appKey, url }: Platform, row: PushRow, message: string): Promise<number> {
  return outbound.post(row.endpoint, {
    headers: {
      authorization: vapidAuthorization(row.endpoint, { appKey, siteUrl: url }),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(TTL_SECONDS),
    },
    body: encryptPush(message, row),
  })
}
