import type { Platform } from '../../platform.ts'
import type { App } from '../context.ts'
import { isDraining } from './draining.ts'
import { isWarmingUp } from './warm-up.ts'

/**
 * `/healthz`: the process is alive. `/readyz`: it can do its work, so a load balancer may send it traffic; answered within a
 * second, whatever the database does.
 */
export function serveHealth(app: App, { database }: Pick<Platform, 'database'>): void {
  app.get('/healthz', { config: { isAnonymous: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { isAnonymous: true } }, async (_request, reply) => {
    if (isDraining(app)) return reply.code(503).header('Retry-After', 2).send({ status: 'stopping' })
    if (await database.isUp()) {
      if (isWarmingUp(app)) return reply.code(503).header('Retry-After', 2).send({ status: 'starting' })
      return { status: 'ready' }
    }
    return reply.code(503).header('Retry-After', 2).send({ status: 'database_unavailable' })
  })
}
