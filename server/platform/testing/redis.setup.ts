// Locates redis-server for multi-node tests; they are skipped without it.

import type { TestProject } from 'vitest/node'
import { findRedisServer } from './redis-server.builder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    redisServer: string | null
  }
}

export function setup(project: TestProject): void {
  project.provide('redisServer', findRedisServer(process.env['PATH']))
}
