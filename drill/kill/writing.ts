import type { Product } from '../../scripts/product/launch-product.ts'
import type { AckLog } from './ack-log.ts'
import { registerCompany, writeNote } from './company-writer.ts'

const LANES = 4
/** How often an acknowledged write is repeated, as by a client that missed the response. */
const REPLAY_EVERY = 5

let next = 1
let replayed = 0
const notes = { sent: 0, acknowledged: 0 }

export const noteCounts = () => notes
export const replays = () => replayed
/** Requests without a response, because the server was killed. They may or may not have been carried out. */
const unanswered = new Set<number>()

/** Does what a client without a response does: it repeats the request, which must not be carried out twice. */
export async function repeatUnanswered(product: Product, acks: AckLog): Promise<number> {
  const repeated = unanswered.size
  for (const n of unanswered) await write(product, n, acks)
  return repeated
}

/** Writes as fast as it can, several at a time, until stopped; resolves after the first acknowledged write. */
export async function startWriting(product: Product, acks: AckLog) {
  let isStopped = false
  const fillLane = async () => {
    while (!isStopped) {
      const n = next++
      await write(product, n, acks)
      if (n % REPLAY_EVERY !== 0) continue
      await registerCompany(product, n)
      replayed += 1
    }
  }
  const changeNote = async () => {
    while (!isStopped) {
      const n = ++notes.sent
      await writeNote(product, n)
      notes.acknowledged = n
    }
  }
  await write(product, next++, acks)
  // Writes are expected to fail when their server is killed; that ends their lane.
  const lanes = Promise.allSettled([...Array.from({ length: LANES }, fillLane), changeNote()])
  return {
    stop: async () => {
      isStopped = true
      await lanes
    },
  }
}

async function write(product: Product, n: number, acks: AckLog): Promise<void> {
  unanswered.add(n)
  await registerCompany(product, n)
  acks.add(n)
  unanswered.delete(n)
}
