// Addresses that are their own permission: the feed of a search, and the link in a mail that stops it. They are made from the
// key of the installation, so a copy of the database gives none of them away.

import { createHmac } from 'node:crypto'
import { isSameToken } from '#server/platform/session/session-key.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'

export const STOP_PATH = '/job-alerts/stop'
export const FEEDS_PATH = '/feeds/searches'

const sign = (appKey: string, words: string): string => createHmac('sha256', appKey).update(words).digest('base64url')

export const stopToken = (appKey: string, searchId: Id): string =>
  `${searchId}.${sign(appKey, `stop-alert:${searchId}`)}`

/** The search that a link stops; null for one that we did not write. */
export function readStopToken(appKey: string, token: string): Id | null {
  const [searchId = '', signature = ''] = token.split('.')
  if (!idSchema.safeParse(searchId).success) return null
  return isSameToken(signature, sign(appKey, `stop-alert:${searchId}`)) ? searchId : null
}

export type FeedKey = { searchId: Id; version: number }

export const feedToken = (appKey: string, { searchId, version }: FeedKey): string =>
  `${searchId}.${version}.${sign(appKey, `search-feed:${searchId}:${version}`)}`

export function readFeedToken(appKey: string, token: string): FeedKey | null {
  const [searchId = '', given = '', signature = ''] = token.split('.')
  const version = Number(given)
  if (!idSchema.safeParse(searchId).success || !Number.isSafeInteger(version)) return null
  const isOurs = isSameToken(signature, sign(appKey, `search-feed:${searchId}:${version}`))
  return isOurs ? { searchId, version } : null
}
