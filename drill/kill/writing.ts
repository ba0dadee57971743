import type { Product } from '../../scripts/product/launch-product.ts'
import type { AckLog } from './ack-log.ts'
import { registerCompany } from './company-writer.ts'

const LANES = 4

let next = 1
/** Sent, never answered: the server was killed. They may have happened or not. */
const unanswered = new Set<number>()

/** What a client does that got no answer: the same request again. It must not happen twice. */
export async function repeatUnanswered(product: Product, acks: AckLog): Promise<number> {
  const repeated = unanswered.size
  for (const n of unanswered) await write(product, n, acks)
  return repeated
}

/** Writes as fast as it can, several at a time, until told to stop; resolves after the first acknowledged write. */
export async function startWriting(product: Product, acks: AckLog) {
  let isStopped = false
  const fillLane = async () => {
    while (!isStopped) await write(product, next++, acks)
  }
  await write(product, next++, acks)
  // A write that fails because its server was killed is the point of the drill: it ends its lane.
  const lanes = Promise.allSettled(Array.from({ length: LANES }, fillLane))
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
