// The attributes of a channel in API responses: only those requested, and only those that exist for its kind.

import type { Hub } from '../node/hub.ts'
import { isCached, isPresence } from '../protocol/channel-name.ts'

export const attributes = ['user_count', 'subscription_count', 'cache'] as const
export type Attribute = (typeof attributes)[number]

export const hasAttribute = (channel: string, attribute: Attribute): boolean =>
  attribute === 'subscription_count' || (attribute === 'cache' ? isCached(channel) : isPresence(channel))

export async function attributesOf(
  hub: Hub,
  channel: string,
  requested: readonly Attribute[],
): Promise<Record<string, unknown>> {
  const facts: Record<string, unknown> = {}
  for (const name of requested.filter((one) => hasAttribute(channel, one))) {
    if (name === 'user_count') facts.user_count = hub.roster.membersOf(channel).size
    else if (name === 'subscription_count') facts.subscription_count = hub.roster.subscriptionsOf(channel)
    else facts.cache = await cacheOf(hub, channel)
  }
  return facts
}

async function cacheOf(hub: Hub, channel: string): Promise<unknown> {
  const event = await hub.cachedEvent(channel)
  return event ? (JSON.parse(event.text) as { data: unknown }).data : null
}
