// What a company does with an attempt is news for whatever the attempt was sent with. That stands above this area: it comes
// and listens.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'

/** What follows for the person: to take it once more, to take it after all, or nothing but that it does not count. */
export type SetAside = { test: string; follows: 'again' | 'longer' | 'nothing' }

export type JudgedAttempt = {
  /** Of what it was taken for, what the company knows. */
  subjectIds: readonly Id[]
  by: Id
  at: Date
  /** Null: it was given points. */
  setAside: SetAside | null
}
type Listener = (tx: Db, platform: Platform, judged: JudgedAttempt) => Promise<void>

const listeners = new Set<Listener>()

/** Told in the transaction of the deed. The same listener counts once, however many apps a process has. */
export const listenToJudgedAttempts = (listener: Listener): void => void listeners.add(listener)

export async function tellJudged(tx: Db, platform: Platform, judged: JudgedAttempt): Promise<void> {
  for (const listener of listeners) await listener(tx, platform, judged)
}
