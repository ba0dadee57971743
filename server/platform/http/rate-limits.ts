// Rate limits per person or address, so that no caller starves the others. With REDIS_URL all nodes share the counters.

import { setTimeout } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import type { RedisLink } from '../redis/redis-link.ts'
import { AppError } from './app-error.ts'
import type { App } from './context.ts'
import { callerAt } from './network-of.ts'
import { rateLimitStore } from './rate-limit-store.ts'

/**
 * `rare`, for things nobody does often, is a fraction of `strict`: ten per minute for a person, three for a guest's
 * network.
 */
export type RateLimits = { default: number; strict: number }

const MINUTE_IN_MS = 60_000
/** Rendering is expensive: a minute's documents at once would keep the process busy for seconds. */
const DOCUMENT_WINDOWS_PER_MINUTE = 6
/** A client that immediately repeats a rejected request would keep the process as busy as if it were answered. */
const DOCUMENT_REJECTED_AFTER_MS = 1_000

type LimitOptions = {
  limits: RateLimits
  redis: RedisLink | null
  /** Replaced in tests. */
  pause?: (ms: number) => Promise<unknown>
}

export async function limitRates(app: App, options: LimitOptions): Promise<void> {
  const { pause = setTimeout } = options
  await app.register(rateLimit, {
    global: true,
    hook: 'preValidation',
    timeWindow: ({ routeOptions: { config } }) =>
      config.limit === 'documents' ? MINUTE_IN_MS / DOCUMENT_WINDOWS_PER_MINUTE : MINUTE_IN_MS,
    max: ({ routeOptions: { config }, viewer }) => {
      if (config.limit === 'documents') return Math.ceil(options.limits.default / DOCUMENT_WINDOWS_PER_MINUTE)
      if (config.limit === 'rare') return Math.ceil(options.limits.strict / (viewer ? 6 : 20))
      return options.limits[config.limit === 'strict' ? 'strict' : 'default']
    },
    keyGenerator: (request) => {
      const { config, url } = request.routeOptions
      const caller = request.viewer?.id ?? callerAt(request.ip)
      if (config.limit === 'documents') return `${caller}:documents`
      return config.limit === 'strict' || config.limit === 'rare' ? `${caller}:${url}` : caller
    },
    // Responses that are the same for everybody are cheap, so they are not limited by default.
    allowList: ({ routeOptions: { config } }) =>
      config.limit === 'none' || (config.isAnonymous === true && config.limit === undefined),
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)) }),
    ...(options.redis && { store: rateLimitStore(options.redis) }),
  })
  app.addHook('onSend', async ({ routeOptions: { config } }, reply) => {
    if (reply.statusCode === 429 && config.limit === 'documents') await pause(DOCUMENT_REJECTED_AFTER_MS)
  })
}
