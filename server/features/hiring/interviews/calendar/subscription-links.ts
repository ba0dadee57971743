// The address of somebody's own interviews, which is its own permission. It is derived from the installation's key, so a copy of
// the database reveals none.

import { signText } from '#server/platform/app-key.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'

export const SUBSCRIPTION_PATH = '/calendars'

export type SubscriptionKey = { personId: Id; version: number }

const signatureOf = (appKey: string, { personId, version }: SubscriptionKey): string =>
  signText(appKey, `calendar:${personId}:${version}`)

export const subscriptionUrl = ({ url, appKey }: Pick<Platform, 'url' | 'appKey'>, key: SubscriptionKey): string =>
  `${url}${SUBSCRIPTION_PATH}/${key.personId}.${key.version}.${signatureOf(appKey, key)}.ics`

/** Canonical numbers only, so that each address has exactly one spelling. */
const PLAIN_NUMBER = /^[1-9]\d{0,10}$/

export function readSubscription(appKey: string, file: string): SubscriptionKey | null {
  const [personId = '', number = '', signature = '', ending = '', ...rest] = file.split('.')
  if (!idSchema.safeParse(personId).success || !PLAIN_NUMBER.test(number) || ending !== 'ics' || rest.length > 0)
    return null
  const key = { personId, version: Number(number) }
  return isSameToken(signature, signatureOf(appKey, key)) ? key : null
}
