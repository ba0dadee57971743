import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** A folder for one test. Register what must be stopped after it: the latest registered is ended first. */
export function aTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-postgres-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }))
  return folder
}

export const aDataDir = () => path.join(aTemporaryFolder(), 'postgres')

export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
