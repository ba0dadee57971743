// Starts the PostgreSQL of test-database.ts and creates its template, unless prepare-world.ts has done that already.

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../server/platform/config.ts'
import { startEmbeddedPostgres } from '../../server/platform/db/embedded/embedded-postgres.ts'
import { seedDemoWorld } from '../../server/seeds/demo-world.ts'
import { startPlatform } from '../../server/start-platform.ts'
import { productEnvironment } from './settings.ts'
import { cloneDemoWorld, DATA_DIR, DEMO_WORLD, nameDatabase, query } from './test-database.ts'

/** Marks a prepared world that no run has used yet. */
const UNUSED_WORLD = join(DATA_DIR, 'unused-world')

const startPostgres = () => startEmbeddedPostgres({ dataDir: join(DATA_DIR, 'postgres'), isThrowaway: true })

/** Returns the URL of a database with the demo world, which commands with the same DATA_DIR also use. */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const isPrepared = existsSync(UNUSED_WORLD)
  if (isPrepared) rmSync(UNUSED_WORLD)
  else rmSync(DATA_DIR, { recursive: true, force: true })
  const { connectionString, stop } = await startPostgres()
  if (!isPrepared) await createDemoWorld(connectionString)
  const name = new URL(connectionString).pathname.slice(1)
  await query(nameDatabase(connectionString, 'postgres'), `drop database ${name}`)
  await cloneDemoWorld(connectionString, name)
  return { url: connectionString, stop }
}

/** Leaves a stopped PostgreSQL with the demo world behind. */
export async function prepareDemoWorld(): Promise<void> {
  rmSync(DATA_DIR, { recursive: true, force: true })
  const { connectionString, stop } = await startPostgres()
  await createDemoWorld(connectionString)
  await stop()
  writeFileSync(UNUSED_WORLD, '')
}

async function createDemoWorld(connectionString: string): Promise<void> {
  await query(connectionString, `create database ${DEMO_WORLD}`)
  const world = nameDatabase(connectionString, DEMO_WORLD)
  const config = readConfig({ ...productEnvironment, DATA_DIR, DATABASE_URL: world, WORKER: 'off' })
  const seeding = await startPlatform(config, console.info)
  await seedDemoWorld(seeding.platform, console.info)
  await seeding.stop()
}
