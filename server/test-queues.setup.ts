// Before all server tests: the queues of all features become part of the template database. Otherwise every clone would have
// to create them, which takes as long as cloning. In a process of its own, because vitest's cannot load the server.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { databaseUrl, TEMPLATE } from './platform/testing/database.setup.ts'

export async function setup(project: TestProject): Promise<void> {
  const url = databaseUrl(project.getProvidedContext().postgresUrl, TEMPLATE)
  await promisify(execFile)(process.execPath, ['server/test-queues.ts', url], { cwd: project.config.root })
}
