// A node's warm-up. It can serve requests in the meantime, but load balancers should wait.

import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../context.ts'

type Serving = Pick<App, 'server'>

const warmingUp = new WeakMap<Server, Set<Promise<unknown>>>()

export const isWarmingUp = ({ server }: Serving): boolean => (warmingUp.get(server)?.size ?? 0) > 0

/** The longest `/readyz` waits for the warm-up: a slow node is better than none. */
export function warmUp({ server }: Serving, work: Promise<unknown>, maxMilliseconds: number): void {
  const all = warmingUp.get(server) ?? new Set()
  warmingUp.set(server, all)
  const pending = Promise.race([work, wait(maxMilliseconds, undefined, { ref: false })]).catch(() => undefined)
  all.add(pending)
  void pending.then(() => all.delete(pending))
}
