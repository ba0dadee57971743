import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { App } from '../context.ts'

/** `/healthz`: the process is alive. `/readyz`: it can do its work, so a load balancer may send it traffic. */
export function serveHealth(app: App, db: Db): void {
  app.get('/healthz', { config: { isAnonymous: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { isAnonymous: true } }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).header('Retry-After', 2).send({ status: 'database_unavailable' })
    }
  })
}
