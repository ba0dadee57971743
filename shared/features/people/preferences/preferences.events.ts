import { personChannel } from '#shared/kit/person-channel.ts'
import { event } from '#shared/live/event.ts'

/** To the devices of whoever blocked somebody, and to nobody else. */
export const blocksChanged = event('blocks.changed', { channel: personChannel, payload: (z) => z.object({}) })
