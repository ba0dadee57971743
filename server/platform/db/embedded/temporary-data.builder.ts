import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const makeFolder = () => mkdtempSync(path.join(os.tmpdir(), 'meridian-postgres-'))
const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })

/** A folder for one test. Register what must be stopped afterwards; cleanups run in reverse order. */
export function aTemporaryFolder(): string {
  const folder = makeFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

export const aNewDataDir = () => path.join(aTemporaryFolder(), 'postgres')

/** For a test file: a function that gives each test its own copy of prepared data, because creating it takes seconds. */
export function prepareFinishedData(): () => string {
  const template = makeFolder()
  beforeAll(async () => {
    const running = await startEmbeddedPostgres({ dataDir: path.join(template, 'postgres') })
    await running.stop()
  })
  afterAll(() => removeFolder(template))
  return () => {
    const folder = aTemporaryFolder()
    cpSync(template, folder, { recursive: true })
    return path.join(folder, 'postgres')
  }
}

export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
