// Starts the PostgreSQL of test-database.ts and creates its template.

import { join } from 'node:path'
import { readConfig } from '../../server/platform/config.ts'
import { startEmbeddedPostgres } from '../../server/platform/db/embedded/embedded-postgres.ts'
import { seedDemoWorld } from '../../server/seeds/demo-world.ts'
import { startPlatform } from '../../server/start-platform.ts'
import { productEnvironment } from './settings.ts'
import { cloneDemoWorld, DATA_DIR, DEMO_WORLD, nameDatabase, query } from './test-database.ts'

/** Returns the URL of a database with the demo world, which commands with the same DATA_DIR also use. */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { connectionString, stop } = await startEmbeddedPostgres({
    dataDir: join(DATA_DIR, 'postgres'),
    isThrowaway: true,
  })
  await query(connectionString, `create database ${DEMO_WORLD}`)
  const world = nameDatabase(connectionString, DEMO_WORLD)
  const config = readConfig({ ...productEnvironment, DATA_DIR, DATABASE_URL: world, WORKER: 'off' })
  const seeding = await startPlatform(config, console.info)
  await seedDemoWorld(seeding.platform, console.info)
  await seeding.stop()
  const name = new URL(connectionString).pathname.slice(1)
  await query(nameDatabase(connectionString, 'postgres'), `drop database ${name}`)
  await cloneDemoWorld(connectionString, name)
  return { url: connectionString, stop }
}
