// Prometheus metrics at /metrics. Labels contain the route pattern, never an id or a name.

import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isSameToken } from '../../session/session-key.ts'
import { ensure } from '../app-error.ts'
import type { App } from '../context.ts'

/** One figure, or one per state. */
type Figures = Record<string, number> | number

export type Metrics = {
  registry: Registry
  gauge(name: string, help: string, read: () => Promise<Figures> | Figures): void
}

let ofProcess: Registry | undefined

/** One registry per process: the observer of garbage collection is never released, nor is anything in its registry. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess, prefix: 'meridian_' })
  }
  return ofProcess
}

export function createMetrics(): Metrics {
  const registry = Registry.merge([processMetrics()])
  return {
    registry,
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        labelNames: ['state'],
        async collect() {
          this.reset()
          // What cannot be read right now, such as from a database that is away, must not hide everything else.
          const value = await Promise.resolve(read()).catch(() => ({}))
          if (typeof value === 'number') this.set(value)
          else for (const [state, count] of Object.entries(value)) this.set({ state }, count)
        },
      })
    },
  }
}

export type MetricsAccess = { token: string | null; isProduction: boolean }

/** In production METRICS_TOKEN is required, because the metrics reveal how much the product is used. */
function mayRead(request: FastifyRequest, { token, isProduction }: MetricsAccess): boolean {
  if (token === null) return !isProduction
  return isSameToken(request.headers.authorization ?? '', `Bearer ${token}`)
}

export function measureRequests(app: App, metrics: Metrics, access: MetricsAccess): void {
  const durations = new Histogram({
    name: 'meridian_http_request_seconds',
    help: 'Request duration by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics.registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { isAnonymous: true } }, async (request, reply) => {
    ensure(mayRead(request, access), 'not_found')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
