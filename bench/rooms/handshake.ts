// What two tabs say to each other until their call is connected, with the sizes a browser produces: greetings, an offer and an answer
// in two parts each, and two batches of candidates from either side.

import { once } from 'node:events'
import type { Connect, Speaker } from '../realtime/speaker.ts'

const GREETING = 200
const DESCRIPTION_PART = 4_500
const CANDIDATES = 900

type Step = { from: 'first' | 'second'; length: number }

/** In order: each is sent once the one before it has arrived. */
const steps: readonly Step[] = [
  { from: 'second', length: GREETING },
  { from: 'first', length: GREETING },
  { from: 'first', length: DESCRIPTION_PART },
  { from: 'first', length: DESCRIPTION_PART },
  { from: 'first', length: CANDIDATES },
  { from: 'second', length: DESCRIPTION_PART },
  { from: 'second', length: DESCRIPTION_PART },
  { from: 'second', length: CANDIDATES },
  { from: 'first', length: CANDIDATES },
  { from: 'second', length: CANDIDATES },
]

export type OpenRoom = { first: Speaker; second: Speaker }

/** One person waits; resolves with the milliseconds from the other one's first packet until both have everything. */
export async function connectRoom(connect: Connect, name: string): Promise<{ room: OpenRoom; ms: number }> {
  const rooms = { small: `private-${name}`, large: null }
  const first = await connect(rooms)
  const since = performance.now()
  const second = await connect(rooms)
  for (const { from, length } of steps) {
    const [sender, receiver] = from === 'first' ? [first, second] : [second, first]
    const arrived = once(receiver.socket, 'message')
    sender.say('small', 'x'.repeat(length))
    await arrived
  }
  return { room: { first, second }, ms: performance.now() - since }
}
