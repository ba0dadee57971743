// What Prometheus reads at /metrics. Labels carry the route's pattern, never an id or a name.

import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from './context.ts'

export type Metrics = {
  registry: Registry
  gauge(name: string, help: string, read: () => Promise<Record<string, number>> | number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'meridian_' })
  return {
    registry,
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        labelNames: ['state'],
        async collect() {
          const value = await read()
          this.reset()
          if (typeof value === 'number') this.set(value)
          else for (const [state, count] of Object.entries(value)) this.set({ state }, count)
        },
      })
    },
  }
}

export function measureRequests(app: App, metrics: Metrics): void {
  const durations = new Histogram({
    name: 'meridian_http_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics.registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { isAnonymous: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
