// Each taker saves an answer every two seconds, spread evenly, whether or not the last one has been acknowledged: a slow server
// must not make its own work easier.

import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'

export const EVERY_MS = 2_000

export type Save = { attemptId: string; questionId: string; value: string; seq: number }
export type Request = { path: string; headers: Record<string, string>; body: string }

export type Saving = {
  /** From when each save was due until it was acknowledged. */
  times: number[]
  failed: number
}

type Sender<Taker> = {
  takers: readonly Taker[]
  origin: string
  forMs: number
  saveOf: (taker: Taker) => Save
  requestFor: (taker: Taker, save: Save) => Request
  onAcknowledged: (save: Save) => void
}

export async function saveAll<Taker>(sender: Sender<Taker>): Promise<Saving> {
  const { takers, origin, forMs } = sender
  const pool = new Pool(origin, { connections: 128, pipelining: 1 })
  const result: Saving = { times: [], failed: 0 }
  const begun = performance.now()
  const apart = EVERY_MS / takers.length
  const sent: Promise<void>[] = []
  for (let number = 0; number * apart < forMs; number += 1) {
    const due = begun + number * apart
    const ahead = due - performance.now()
    if (ahead > 1) await wait(ahead)
    const taker = takers[number % takers.length]
    if (taker) sent.push(send(pool, sender, taker, due, result))
  }
  await Promise.all(sent)
  await pool.close()
  return result
}

async function send<Taker>(pool: Pool, sender: Sender<Taker>, taker: Taker, due: number, result: Saving) {
  const save = sender.saveOf(taker)
  const { path, headers, body } = sender.requestFor(taker, save)
  try {
    // Cookies only count on requests from the product's own pages.
    const response = await pool.request({ method: 'PUT', path, headers: { ...headers, origin: sender.origin }, body })
    await response.body.dump()
    if (response.statusCode === 200) {
      sender.onAcknowledged(save)
      result.times.push(performance.now() - due)
      return
    }
  } catch {
    // Counted below: the connection broke, so nothing was promised.
  }
  result.failed += 1
}

export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
