// Where a redis-server is, for tests of several nodes; they are skipped where there is none.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    redisServer: string | null
  }
}

export function setup(project: TestProject): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const found = folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file))
  project.provide('redisServer', found ?? null)
}
