// One PostgreSQL for every product under test. The demo world is created once, as a template: cloning it takes a second,
// creating it again would take half a minute.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../../server/platform/config.ts'
import { findRunningPostgres } from '../../server/platform/db/embedded/connection-file.ts'
import { startEmbeddedPostgres } from '../../server/platform/db/embedded/embedded-postgres.ts'
import { seedDemoWorld } from '../../server/seeds/demo-world.ts'
import { startPlatform } from '../../server/start-platform.ts'
import { productEnvironment, STATE_FOLDER } from './settings.ts'

const DATA_DIR = `${STATE_FOLDER}/data`
const POSTGRES = join(DATA_DIR, 'postgres')
const DEMO_WORLD = 'demo_world'

/** Returns the address of a database with the demo world, the one that commands with the same DATA_DIR find. */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: POSTGRES, isThrowaway: true })
  const onServer = nameDatabase(connectionString, 'postgres')
  await query(onServer, `create database ${DEMO_WORLD}`)
  const world = nameDatabase(connectionString, DEMO_WORLD)
  const config = readConfig({ ...productEnvironment, DATA_DIR, DATABASE_URL: world, WORKER: 'off' })
  const platform = await startPlatform(config, console.info)
  await seedDemoWorld(platform.platform, console.info)
  await platform.stop()
  const name = new URL(connectionString).pathname.slice(1)
  await query(onServer, `drop database ${name}`)
  await query(onServer, `create database ${name} template ${DEMO_WORLD} strategy file_copy`)
  return { url: connectionString, stop }
}

/** For another product: a copy of the demo world, or nothing at all. */
export async function createDatabase({ isEmpty }: { isEmpty: boolean }): Promise<string> {
  const running = findRunningPostgres(POSTGRES)
  if (!running) throw new Error('The PostgreSQL of the product under test is not running')
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  const content = isEmpty ? '' : ` template ${DEMO_WORLD} strategy file_copy`
  await query(nameDatabase(running.connectionString, 'postgres'), `create database ${name}${content}`)
  return nameDatabase(running.connectionString, name)
}

function nameDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
