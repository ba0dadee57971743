import type { Id } from '#shared/kit/ids.ts'

const last = new Map<Id, Promise<unknown>>()

/**
 * One after the other for each person, before a connection is taken: putting a long recording together holds one for
 * seconds, and whoever asks for twenty at once would leave none for the others. Several nodes each keep their own turn.
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
