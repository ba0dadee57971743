import { personChannel } from '#shared/kit/person-channel.ts'
import { event } from '#shared/live/event.ts'

/** Sent only to the devices of the person who blocked someone. */
export const blocksChanged = event('blocks.changed', { channel: personChannel, payload: (z) => z.object({}) })
