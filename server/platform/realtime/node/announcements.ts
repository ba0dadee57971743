// What follows from roster changes: listeners on this node are told, and the webhook is sent by the node where the change
// happened.

import { isPresence } from '../protocol/channel-name.ts'
import { memberAdded, memberRemoved } from '../protocol/frames.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { LocalChannels } from './local-channels.ts'
import type { RosterListener } from './roster.ts'

type AnnouncementDeps = {
  channels: LocalChannels
  webhooks: Webhooks
  /** Null when subscription counts are disabled. */
  counts: { note(channel: string): void } | null
  notifyWatchers(userId: string, isOnline: boolean): void
}

export function createAnnouncements(deps: AnnouncementDeps): Omit<RosterListener, 'onOwnChange'> {
  const { channels, webhooks, counts, notifyWatchers } = deps
  return {
    onCount(channel, { before, after, isOurs }) {
      counts?.note(channel)
      if (!isOurs || channel.startsWith('#')) return
      if (before === 0) webhooks.noteJoin(channel, { name: 'channel_occupied', channel })
      if (after === 0) webhooks.noteLeave(channel, { name: 'channel_vacated', channel })
      if (counts && !isPresence(channel))
        webhooks.note({ name: 'subscription_count', channel, subscription_count: after })
    },
    onMember(channel, user, { info, isThere, isOurs }) {
      channels.send(channel, isThere ? memberAdded(channel, user, info) : memberRemoved(channel, user))
      if (!isOurs) return
      const key = `${channel}\n${user}`
      if (isThere) webhooks.noteJoin(key, { name: 'member_added', channel, user_id: user })
      else webhooks.noteLeave(key, { name: 'member_removed', channel, user_id: user })
    },
    onUser: notifyWatchers,
  }
}
