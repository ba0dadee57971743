import type { Id } from '#shared/kit/ids.ts'

const last = new Map<Id, Promise<unknown>>()

/**
 * One at a time per person, before a connection is taken: assembling a long recording holds one for seconds, and twenty parallel
 * requests would leave none for others. Each node has its own queue.
 */
export async function inTurn<T>(personId: Id, work: () => Promise<T>): Promise<T> {
  const before = last.get(personId) ?? Promise.resolve()
  const own = before.then(work, work)
  last.set(personId, own)
  try {
    return await own
  } finally {
    if (last.get(personId) === own) last.delete(personId)
  }
}
