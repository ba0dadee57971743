// Subscribing to channels and leaving them.

import { isCached, isChannelName, isGuarded, isPresence, ownerOfPersonalChannel } from '../protocol/channel-name.ts'
import { type Member, readMember, readSubscription } from '../protocol/client-message.ts'
import { cacheMiss, type SubscriptionError, subscribed, subscriptionError } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'
import { channelAuth, isSameSignature, type RealtimeApp } from '../protocol/signatures.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { Connection } from './connection.ts'
import type { EventCache } from './event-cache.ts'
import type { LocalChannels } from './local-channels.ts'
import type { Roster } from './roster.ts'

export type SubscriptionDeps = {
  app: RealtimeApp
  channels: LocalChannels
  roster: Roster
  cache: EventCache
  webhooks: Webhooks
  /** Whether the product allows this; synchronous if this node knows. */
  mayListen(connection: Connection, channel: string): boolean | Promise<boolean>
}

const unauthorized: SubscriptionError = { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 }
const tooMany = (error: string): SubscriptionError => ({ type: 'LimitReached', error, status: 4004 })
const badName: SubscriptionError = { type: 'InvalidName', error: 'This is not a channel name.', status: 4009 }

export function createSubscriptions(deps: SubscriptionDeps) {
  const { app, channels, roster, cache, webhooks } = deps

  function subscribe(connection: Connection, data: unknown): void | Promise<void> {
    const { channel, auth, channel_data: channelData } = readSubscription(data) ?? {}
    const deny = (denial: SubscriptionError) => connection.transport.send(subscriptionError(channel, denial))
    if (typeof channel !== 'string') return deny(badName)
    const owner = ownerOfPersonalChannel(channel)
    if (owner !== null) return connection.user?.id === owner ? join(connection, channel, null) : deny(unauthorized)
    if (!isChannelName(channel)) return deny(badName)
    if (!connection.subscriptions.has(channel) && connection.subscriptions.size >= limits.channelsPerConnection)
      return deny(tooMany('This connection is subscribed to too many channels.'))
    if (!isGuarded(channel)) return join(connection, channel, null)
    if (!isSameSignature(auth, channelAuth(app, connection.socketId, channel, channelData ?? undefined)))
      return deny(unauthorized)
    const member = isPresence(channel) ? readMember(channelData) : null
    if (isPresence(channel) && member === null) return deny(unauthorized)
    const enter = (isAllowed: boolean) => {
      if (!connection.isOpen) return
      if (!isAllowed) return deny({ ...unauthorized, status: 403 })
      if (member && isFull(channel, member)) return deny(tooMany('This channel has too many members.'))
      join(connection, channel, member)
    }
    const answer = deps.mayListen(connection, channel)
    return typeof answer === 'boolean' ? enter(answer) : answer.then(enter)
  }

  const isFull = (channel: string, member: Member): boolean => {
    const members = roster.membersOf(channel)
    return members.size >= limits.presenceMembers && !members.has(member.id)
  }

  function join(connection: Connection, channel: string, member: Member | null): void {
    const isNew = !connection.subscriptions.has(channel)
    if (isNew) {
      // The others are told about a member before it subscribes, so that it is not told about itself.
      if (member) roster.addOwnMember(channel, member.id, member.info, 1)
      connection.subscriptions.set(channel, member)
      channels.add(channel, connection)
    }
    connection.transport.send(subscribed(channel, member ? presenceData(channel) : {}))
    if (isNew) roster.setOwnCount(channel, channels.countOf(channel))
    if (isCached(channel)) sendLastEvent(connection, channel)
  }

  const presenceData = (channel: string) => {
    const members = roster.membersOf(channel)
    return { presence: { count: members.size, ids: [...members.keys()], hash: Object.fromEntries(members) } }
  }

  function sendLastEvent(connection: Connection, channel: string): void {
    const known = cache.find(channel)
    if (known) return connection.transport.send(known)
    void cache.recall(channel).then((recalled) => {
      // An event published during the lookup has already reached this subscriber.
      if (!connection.subscriptions.has(channel) || cache.find(channel)) return
      connection.transport.send(recalled ?? cacheMiss(channel))
      if (!recalled) webhooks.note({ name: 'cache_miss', channel })
    })
  }

  function leave(connection: Connection, channel: string): void {
    const member = connection.subscriptions.get(channel)
    if (member === undefined) return
    connection.subscriptions.delete(channel)
    channels.remove(channel, connection)
    if (member) roster.addOwnMember(channel, member.id, member.info, -1)
    roster.setOwnCount(channel, channels.countOf(channel))
  }

  return {
    subscribe,
    leave,
    leaveAll(connection: Connection): void {
      for (const channel of connection.subscriptions.keys()) leave(connection, channel)
    },
  }
}
