// Counts requests per caller and window: in Redis, where all nodes share the counters, and in this process while Redis is
// away. A limit is then at worst as generous as there are nodes, and nobody waits.

import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { z } from 'zod'
import type { RedisLink } from '../redis/redis-link.ts'

const PREFIX = 'meridian:rate:'
const MAX_CALLERS = 10_000

const COUNT_SCRIPT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

const counted = z.tuple([z.number(), z.number()])

type Count = { current: number; ttl: number }

export function rateLimitStore(redis: Pick<RedisLink, 'commands'>): new () => FastifyRateLimitStore {
  const { commands } = redis
  const own = new OwnCounts()
  async function count(key: string, windowMs: number): Promise<Count> {
    if (commands.status !== 'ready') return own.add(key, windowMs)
    try {
      const [current, ttl] = counted.parse(await commands.eval(COUNT_SCRIPT, 1, PREFIX + key, windowMs))
      return { current, ttl }
    } catch {
      return own.add(key, windowMs)
    }
  }
  return class {
    incr: FastifyRateLimitStore['incr'] = async (key, done, windowMs) => {
      done(null, await count(key, windowMs))
    }
    child = () => this
  }
}

class OwnCounts {
  readonly #callers = new Map<string, { current: number; endsAt: number }>()

  add(key: string, windowMs: number): Count {
    const now = Date.now()
    let caller = this.#callers.get(key)
    if (!caller || caller.endsAt <= now) {
      caller = { current: 0, endsAt: now + windowMs }
      this.#callers.delete(key)
      this.#callers.set(key, caller)
      if (this.#callers.size > MAX_CALLERS) this.#dropOldest()
    }
    caller.current += 1
    return { current: caller.current, ttl: caller.endsAt - now }
  }

  #dropOldest(): void {
    for (const key of this.#callers.keys()) return void this.#callers.delete(key)
  }
}
