// Where a redis-server is, for tests of several nodes; they are skipped where there is none.

import type { TestProject } from 'vitest/node'
import { findRedisServer } from './redis-server.builder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    redisServer: string | null
  }
}

export function setup(project: TestProject): void {
  project.provide('redisServer', findRedisServer())
}
