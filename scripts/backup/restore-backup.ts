// Restores a backup into an empty installation, in one transaction, and compares the result with the manifest before it
// commits: afterwards either everything is there or nothing.

import { copyFileSync, createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Config } from '#server/platform/config.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { UsageError } from '../with-database.ts'
import { copyFile } from './file-tree.ts'
import { fileOfTable, type Manifest, readManifest, readVersions } from './manifest.ts'
import { fixNotation, listTables, summarize, type Table, withoutRules, writeRows } from './tables.ts'

const BATCH = 1_000

type RestoreTarget = { url: string; config: Pick<Config, 'dataDir' | 's3' | 'key'> }

export async function restoreBackup(folder: string, { url, config }: RestoreTarget): Promise<Manifest> {
  const manifest = readManifest(folder)
  const dataDir = resolve(config.dataDir)
  await migrateDatabase(url)
  await createQueueSchema(url)
  if (!config.s3) await restoreFiles(join(folder, 'files'), join(dataDir, 'files'), manifest)
  await loadDatabase(url, folder, manifest)
  const keyFile = join(dataDir, 'app-key')
  if (manifest.hasKey && config.key === null && !existsSync(keyFile)) copyFileSync(join(folder, 'app-key'), keyFile)
  return manifest
}

async function createQueueSchema(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

async function loadDatabase(url: string, folder: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'meridian restore' })
  await client.connect()
  try {
    await fixNotation(client)
    await client.query('begin')
    await assertSameVersion(client, manifest)
    await assertEmpty(client)
    const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
    await withoutRules(client, [...tables.values()], async () => {
      await client.query(`truncate ${[...tables.keys()].join(', ')}`)
      for (const { name, columns } of manifest.tables) {
        const table = tables.get(name)
        if (table) await loadTable(client, table, columns, join(folder, fileOfTable(name)))
      }
    })
    for (const [name, last] of Object.entries(manifest.sequences))
      await client.query('select setval($1::regclass, $2)', [name, last])
    await assertSameRows(client, tables, manifest)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function assertSameVersion(client: pg.Client, { versions, takenAt }: Manifest): Promise<void> {
  const own = await readVersions(client)
  if (own.join() !== versions.join())
    throw new UsageError(
      `The backup of ${takenAt} is from another version of Meridian: restore it with that version, then upgrade`,
    )
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from people')
  if (rows[0]?.count !== 0)
    throw new UsageError('There are people in this database: a backup is only restored into an empty one')
}

async function loadTable(client: pg.Client, table: Table, columns: readonly string[], file: string): Promise<void> {
  let batch: string[] = []
  const flush = async () => {
    if (batch.length > 0) await writeRows(client, table, columns, batch)
    batch = []
  }
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    batch.push(line)
    if (batch.length === BATCH) await flush()
  }
  await flush()
}

async function assertSameRows(client: pg.Client, tables: Map<string, Table>, manifest: Manifest): Promise<void> {
  for (const { name, columns, rows, checksum } of manifest.tables) {
    const table = tables.get(name)
    const restored = table && {
      ...table,
      columns: table.columns.filter((column) => columns.includes(column.name)),
    }
    const found = restored && (await summarize(client, restored))
    if (found?.rows !== rows || found.checksum !== checksum)
      throw new UsageError(
        `${name} differs from the backup (${found?.rows} rows instead of ${rows}): nothing was restored`,
      )
  }
}

async function restoreFiles(from: string, to: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files ?? []) {
    const copied = await copyFile(from, to, path)
    if (copied?.sha256 !== sha256)
      throw new UsageError(`The backup is damaged: files/${path} has changed or is missing`)
  }
}
