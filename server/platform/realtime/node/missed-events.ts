// While Redis is away nodes do not hear each other, and a client whose own line stood all the time does not know that it
// missed something. When the nodes are together again, whoever listens to a channel of the product is told to fetch.

import { channelMissed } from '#shared/live/platform.events.ts'
import { frame } from '../protocol/frames.ts'
import type { LocalChannels } from './local-channels.ts'

/** So many channels at a time: what follows is a question of everybody who listens there. */
const AT_ONCE = 100
const PAUSE_MS = 50

export function createMissedEvents(channels: LocalChannels, isOurs: (channel: string) => boolean) {
  let waiting: string[] = []
  let timer: NodeJS.Timeout | null = null

  function tellSome(): void {
    for (const channel of waiting.splice(0, AT_ONCE))
      channels.send(channel, frame({ event: channelMissed.name, channel, data: '{}' }))
    timer = waiting.length > 0 ? setTimeout(tellSome, PAUSE_MS) : null
  }

  return {
    tell(): void {
      waiting = [...channels.names()].filter(isOurs)
      timer ??= setTimeout(tellSome, PAUSE_MS)
    },
    stop(): void {
      if (timer) clearTimeout(timer)
    },
  }
}
