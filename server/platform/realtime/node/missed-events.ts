// While Redis is down nodes do not receive each other's events, and a client whose own connection stayed up does not know
// that it missed something. Once the nodes are reconnected, listeners of the product's channels are told to refetch.

import { channelMissed } from '#shared/live/platform.events.ts'
import { frame } from '../protocol/frames.ts'
import type { LocalChannels } from './local-channels.ts'

/** Channels per batch: each notification triggers a request from every listener. */
const BATCH = 100
const PAUSE_MS = 50

export function createMissedEvents(channels: LocalChannels, isOurs: (channel: string) => boolean) {
  let waiting: string[] = []
  let timer: NodeJS.Timeout | null = null

  function notifyBatch(): void {
    for (const channel of waiting.splice(0, BATCH))
      channels.send(channel, frame({ event: channelMissed.name, channel, data: '{}' }))
    timer = waiting.length > 0 ? setTimeout(notifyBatch, PAUSE_MS) : null
  }

  return {
    notify(): void {
      waiting = [...channels.names()].filter(isOurs)
      timer ??= setTimeout(notifyBatch, PAUSE_MS)
    },
    stop(): void {
      if (timer) clearTimeout(timer)
    },
  }
}
