import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { createTestApp } from '#server/test-app.ts'
import { createRedisCluster } from '../realtime/cluster/redis-cluster.ts'
import { TestRedis } from '../testing/redis-server.builder.ts'
import { openTcpProxy, type TcpProxy } from '../testing/tcp-proxy.builder.ts'
import { connectRedis, type RedisLink } from './redis-link.ts'

const program = inject('redisServer')
let redis: TestRedis
let proxy: TcpProxy
let link: RedisLink
const warn = vi.fn<(...args: unknown[]) => void>()
const warnings = () => warn.mock.calls.map((call) => String(call.at(-1)).split(':')[0])

beforeAll(async () => {
  if (program !== null) redis = await TestRedis.start(program)
})
afterAll(() => redis?.stop())
beforeEach(async ({ skip }) => {
  if (program === null) skip('there is no redis-server here')
  warn.mockClear()
  proxy = await openTcpProxy(redis.url)
  link = connectRedis(proxy.url, { warn })
  await expect.poll(link.isUp).toBe(true)
})
afterEach(async () => {
  link?.stop()
  await proxy?.close()
})

it.each(['refuse', 'hang'] as const)('says once that Redis is away and once that it is back (%s)', async (fault) => {
  await proxy[fault]()
  await expect.poll(link.isUp).toBe(false)
  await expect(link.commands.get('key')).rejects.toThrow('enableOfflineQueue')
  await proxy.restore()
  await expect.poll(link.isUp).toBe(true)
  expect(await link.commands.get('key')).toBeNull()
  expect(warnings()).toEqual(['redis is away', 'redis is back'])
})

it('fails a command that gets no answer', async () => {
  proxy.hang()
  await expect(link.commands.get('key')).rejects.toThrow('timed out')
})

it('listens to the other nodes again after Redis has hung', async () => {
  const cluster = createRedisCluster(link, { debug: vi.fn<() => void>() })
  const onMissed = vi.fn<() => void>()
  cluster.listen({ onMessage: () => undefined, onJoin: () => undefined, onMissed })
  await proxy.refuse()
  await proxy.restore()
  await expect.poll(cluster.isJoined).toBe(true)
  onMissed.mockClear()
  proxy.hang()
  await expect.poll(cluster.isJoined).toBe(false)
  await proxy.restore()
  await expect.poll(cluster.isJoined).toBe(true)
  expect(onMissed).toHaveBeenCalled()
})

it.each(['refuse', 'hang'] as const)(
  'leaves each node with rate limits of its own while it is away (%s)',
  async (fault) => {
    const app = await createTestApp({ RATE_LIMIT: '3', REDIS_URL: proxy.url })
    try {
      const { redis: own } = app.platform
      // The first request compiles every route, which keeps the process busy for longer than a heartbeat.
      await app.app.ready()
      await expect.poll(() => own?.isUp()).toBe(true)
      const ask = async () => (await app.visitor().get('/sanctum/csrf-cookie')).statusCode
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 429])
      await proxy[fault]()
      await expect.poll(() => own?.isUp()).toBe(false)
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 429])
      await proxy.restore()
      await expect.poll(() => own?.isUp()).toBe(true)
      expect(await ask()).toBe(429)
    } finally {
      await app.close()
      await redis.stop()
      await redis.start()
    }
  },
)
