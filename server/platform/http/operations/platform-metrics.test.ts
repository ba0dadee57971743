import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { measurePlatform } from './platform-metrics.ts'

it('reports connections, jobs, email and what is away, also while the database is down', async () => {
  const metrics = createMetrics()
  const down = () => Promise.reject(new Error('the database is down'))
  measurePlatform(metrics, {
    database: { isUp: async () => false, connections: () => ({ busy: 2, idle: 1, waiting: 4 }) },
    jobs: { counts: down, countsOf: async (name) => ({ retry: name === 'mail.send' ? 3 : 0 }) },
    redis: { isUp: () => true },
  })
  const text = await metrics.registry.metrics()
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'meridian_database_connections{state="waiting"} 4',
      'meridian_database_up 0',
      'meridian_redis_up 1',
      'meridian_mail{state="retry"} 3',
    ]),
  )
})

it('collects the figures of the process once, so that an installation that has stopped can be forgotten', () => {
  const [first, second] = [createMetrics(), createMetrics()].map(({ registry }) =>
    registry.getSingleMetric('meridian_nodejs_gc_duration_seconds'),
  )
  expect(first).toBeDefined()
  expect(second).toBe(first)
})
