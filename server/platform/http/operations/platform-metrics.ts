import { sendMail } from '../../mail/mail.jobs.ts'
import type { Platform } from '../../platform.ts'
import type { RedisLink } from '../../redis/redis-link.ts'
import type { Metrics } from './metrics.ts'

type Measured = {
  database: Platform['database']
  jobs: Pick<Platform['jobs'], 'counts' | 'countsOf'>
  redis: Pick<RedisLink, 'isUp'> | null
}

/** The state of what this process depends on. Features add their own, such as the search index. */
export function measurePlatform(metrics: Metrics, { database, jobs, redis }: Measured): void {
  metrics.gauge('meridian_jobs', 'Background jobs by state', () => jobs.counts())
  metrics.gauge('meridian_mail', 'Emails by state; failed ones are retried or given up', () =>
    jobs.countsOf(sendMail.name),
  )
  metrics.gauge('meridian_database_connections', 'Connections of this process, and requests waiting for one', () =>
    database.connections(),
  )
  metrics.gauge('meridian_database_up', 'Whether the database answers', async () => ((await database.isUp()) ? 1 : 0))
  if (redis) metrics.gauge('meridian_redis_up', 'Whether Redis answers', () => (redis.isUp() ? 1 : 0))
}
