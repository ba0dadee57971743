// Two nodes of one installation over a real Redis of their own, for all tests of a file; and a third that can be killed.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest'
import { TestRedis } from '../../testing/redis-server.builder.ts'
import { startNode, type TestNode } from './realtime-node.builder.ts'

type TwoNodes = {
  readonly redis: TestRedis
  readonly first: TestNode
  readonly second: TestNode
  /** Waits until both nodes see each other. */
  areConnected(): Promise<void>
  /** Sockets and Redis only, in a process of its own. */
  aKillableNode(): Promise<{ port: number; kill(): void }>
}

export function twoNodes(prepare: (node: TestNode) => void = () => undefined): TwoNodes {
  const program = inject('redisServer')
  let redis: TestRedis
  let first: TestNode
  let second: TestNode
  beforeAll(async () => {
    if (program === null) return
    redis = await TestRedis.start(program)
    first = await startNode({ REDIS_URL: redis.url })
    second = await startNode({ REDIS_URL: redis.url }, first)
    for (const node of [first, second]) prepare(node)
  })
  afterAll(async () => {
    if (program === null) return
    await second.close()
    await first.close()
    await redis.stop()
  })
  beforeEach(({ skip }) => {
    if (program === null) skip('there is no redis-server here')
  })
  return {
    get redis() {
      return redis
    },
    get first() {
      return first
    },
    get second() {
      return second
    },
    async areConnected() {
      for (const { test } of [first, second])
        await vi.waitFor(() => expect(test.platform.realtime.cluster.isJoined()).toBe(true))
    },
    async aKillableNode() {
      const { key, secret } = first.test.platform.realtime.app
      const script = fileURLToPath(new URL('./bare-node.builder.ts', import.meta.url))
      const doomed = fork(script, [redis.url, key, secret])
      const [port] = (await once(doomed, 'message')) as [number]
      return { port, kill: () => void doomed.kill('SIGKILL') }
    },
  }
}
