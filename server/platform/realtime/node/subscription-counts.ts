import { isPresence } from '../protocol/channel-name.ts'
import { subscriptionCount } from '../protocol/frames.ts'
import type { LocalChannels } from './local-channels.ts'

const THROTTLE_ABOVE = 100
const THROTTLE_MS = 5_000

/** Sends a channel its subscriber count: on every change while there are few, every five seconds when there are many. */
export function createSubscriptionCounts(channels: LocalChannels, countOf: (channel: string) => number) {
  const waiting = new Map<string, NodeJS.Timeout>()
  const tell = (channel: string) => {
    waiting.delete(channel)
    channels.send(channel, subscriptionCount(channel, countOf(channel)))
  }
  return {
    note(channel: string): void {
      if (isPresence(channel) || channel.startsWith('#')) return
      if (countOf(channel) <= THROTTLE_ABOVE) tell(channel)
      else if (!waiting.has(channel)) waiting.set(channel, setTimeout(tell, THROTTLE_MS, channel).unref())
    },
    stop(): void {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
