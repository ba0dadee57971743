// Before all server tests: one PostgreSQL in a temporary folder with one migrated template, which each test file clones. A
// clone takes about 100 ms, so every file can have its own database.

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { quickFolder } from './quick-folder.ts'

export const TEMPLATE = 'meridian_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(quickFolder(), 'meridian-test-'))
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), isThrowaway: true })
  const admin = new pg.Client({ connectionString: embedded.connectionString })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = databaseUrl(embedded.connectionString, TEMPLATE)
  await migrateDatabase(template)
  project.provide('postgresUrl', embedded.connectionString)
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
