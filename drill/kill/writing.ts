import type { Product } from '../../scripts/product/launch-product.ts'
import type { AckLog } from './ack-log.ts'
import { registerCompany } from './company-writer.ts'

const LANES = 4

let next = 1
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
    while (!isStopped) await write(product, next++, acks)
  }
  await write(product, next++, acks)
  // Writes are expected to fail when their server is killed; that ends their lane.
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
