// Addresses that are their own permission: the feed of a search, and the unsubscribe link. They are derived from the
// installation's key, so a copy of the database reveals none of them.

import { signText } from '#server/platform/app-key.ts'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'

export const STOP_PATH = '/job-alerts/stop'
export const FEEDS_PATH = '/feeds/searches'

export const stopToken = (appKey: string, searchId: Id): string =>
  `${searchId}.${signText(appKey, `stop-alert:${searchId}`)}`

/** The search a link unsubscribes from; null when the signature is not ours. */
export function readStopToken(appKey: string, token: string): Id | null {
  const [searchId = '', signature = '', ...rest] = token.split('.')
  if (!idSchema.safeParse(searchId).success || rest.length > 0) return null
  return isSameToken(signature, signText(appKey, `stop-alert:${searchId}`)) ? searchId : null
}

export type FeedKey = { searchId: Id; version: number }

export const feedToken = (appKey: string, { searchId, version }: FeedKey): string =>
  `${searchId}.${version}.${signText(appKey, `search-feed:${searchId}:${version}`)}`

/** Canonical numbers only, so that each address has exactly one spelling. */
const PLAIN_NUMBER = /^[1-9]\d{0,8}$/

export function readFeedToken(appKey: string, token: string): FeedKey | null {
  const [searchId = '', version = '', signature = '', ...rest] = token.split('.')
  if (!idSchema.safeParse(searchId).success || !PLAIN_NUMBER.test(version) || rest.length > 0) return null
  const isOurs = isSameToken(signature, signText(appKey, `search-feed:${searchId}:${version}`))
  return isOurs ? { searchId, version: Number(version) } : null
}
