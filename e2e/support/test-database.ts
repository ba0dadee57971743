// One PostgreSQL for every product under test. The demo world is created once, as a template: cloning it takes a second instead
// of half a minute.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { findRunningPostgres } from '../../server/platform/db/embedded/connection-file.ts'
import { STATE_FOLDER } from './settings.ts'

export const DATA_DIR = `${STATE_FOLDER}/data`
export const DEMO_WORLD = 'demo_world'

/** A database for another product: a copy of the demo world, or empty. */
export async function createDatabase({ isEmpty }: { isEmpty: boolean }): Promise<string> {
  const running = findRunningPostgres(join(DATA_DIR, 'postgres'))
  if (!running) throw new Error('The PostgreSQL of the product under test is not running')
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  if (isEmpty) await query(running.connectionString, `create database ${name}`)
  else await cloneDemoWorld(running.connectionString, name)
  return nameDatabase(running.connectionString, name)
}

export const cloneDemoWorld = (server: string, name: string): Promise<void> =>
  query(nameDatabase(server, 'postgres'), `create database ${name} template ${DEMO_WORLD} strategy file_copy`)

export function nameDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
