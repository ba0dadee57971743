// The attributes of a channel in API responses: only those requested, and only those that exist for its kind.

import { AppError } from '../../http/app-error.ts'
import type { Hub } from '../node/hub.ts'
import { isCached, isPresence } from '../protocol/channel-name.ts'

export async function attributesOf(
  hub: Hub,
  channel: string,
  asked: readonly string[],
): Promise<Record<string, unknown>> {
  const facts: Record<string, unknown> = {}
  for (const name of asked) {
    if (name === 'user_count' && isPresence(channel)) facts.user_count = hub.roster.membersOf(channel).size
    else if (name === 'subscription_count') facts.subscription_count = hub.roster.subscriptionsOf(channel)
    else if (name === 'cache' && isCached(channel)) facts.cache = await cacheOf(hub, channel)
    else throw new AppError('malformed_request', { message: `${name} is not available for this channel.` })
  }
  return facts
}

async function cacheOf(hub: Hub, channel: string): Promise<unknown> {
  const event = await hub.cachedEvent(channel)
  return event ? (JSON.parse(event.text) as { data: unknown }).data : null
}
