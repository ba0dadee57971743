// A database that goes away breaks every idle connection of the pool, and each of them reports it. They are one loss.

import type pg from 'pg'

type Listeners = { onLost: (error: Error) => void; onRestored: () => void }

export function reportLosses(pool: pg.Pool, { onLost, onRestored }: Listeners): void {
  /** The number of losses before each connection was opened. */
  const openedAfter = new WeakMap<object, number>()
  let losses = 0
  let isLost = false
  pool.on('connect', (client) => {
    openedAfter.set(client, losses)
    if (!isLost) return
    isLost = false
    onRestored()
  })
  // Without a listener, an idle connection that breaks (a database restart) would crash the process.
  pool.on('error', (error, client) => {
    if ((openedAfter.get(client) ?? losses) < losses) return
    losses += 1
    isLost = true
    onLost(error)
  })
}
