// Whoever waits for a test hears when it is over, or when nobody waits for it any more. They stand above this area, so it
// does not know them: they come and listen.

import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'

/** What it was taken for, and since when nothing is left to wait for. */
export type EndedAttempt = { subjectIds: readonly Id[]; endedAt: Date }
type Listener = (tx: Db, ended: EndedAttempt) => Promise<void>

const listeners = new Set<Listener>()

/** Told in the transaction in which it ends. The same listener counts once, however many apps a process has. */
export const listenToEndedAttempts = (listener: Listener): void => void listeners.add(listener)

export async function tellEnded(tx: Db, ended: EndedAttempt): Promise<void> {
  for (const listener of listeners) await listener(tx, ended)
}
