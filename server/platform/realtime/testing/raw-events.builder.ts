// For protocol tests: events and channels that the product does not have.

import { personChannel } from '#shared/kit/person-channel.ts'
import { channel, channelName } from '#shared/live/channel.ts'
import { event } from '#shared/live/event.ts'
import type { PublishOptions, Realtime } from '../realtime.ts'

type RawEvent = { channel: string; event: string; data: unknown }

/** Public channel names have no prefix, so `channel` may be a full name of any kind. */
export const publishRaw = (
  realtime: Pick<Realtime, 'publish'>,
  { channel: name, event: eventName, data }: RawEvent,
  options?: PublishOptions,
): void =>
  realtime.publish(
    event(eventName, { channel: channel('public', name, { guard: 'open' }), payload: (z) => z.unknown() }),
    {},
    data,
    options,
  )

export const personChannelOf = (personId: string): string => channelName(personChannel, { personId })
