// A backup is a folder: one compressed file per table, read in one snapshot while the product is running, then the files.
// A file without a row is harmless, a row without its file is not, hence this order.

import { copyFileSync, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import type { Config } from '#server/platform/config.ts'
import { UsageError } from '../with-database.ts'
import { copyFile, listFiles } from './file-tree.ts'
import { fileOfTable, MANIFEST, type Manifest, readVersions, type StoredFile } from './manifest.ts'
import { fixNotation, listTables, readRows, readSequences, summarize, type Table } from './tables.ts'

export type BackupSource = { url: string; config: Pick<Config, 'dataDir' | 's3' | 'key'> }

export async function takeBackup(target: string, { url, config }: BackupSource): Promise<Manifest> {
  if (existsSync(target)) throw new UsageError(`${target} exists already: choose another name`)
  // Renamed once it is complete, so that half a backup is never mistaken for one.
  const folder = `${target}.incomplete`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const dataDir = resolve(config.dataDir)
  const takenAt = new Date().toISOString()
  const database = await dumpDatabase(url, folder)
  const files = config.s3 ? null : await copyFiles(join(dataDir, 'files'), join(folder, 'files'))
  const keyFile = join(dataDir, 'app-key')
  const hasKey = config.key === null && existsSync(keyFile)
  if (hasKey) copyFileSync(keyFile, join(folder, 'app-key'))
  const manifest: Manifest = { format: 1, takenAt, ...database, files, hasKey }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  mkdirSync(dirname(resolve(target)), { recursive: true })
  renameSync(folder, target)
  return manifest
}

async function dumpDatabase(url: string, folder: string): Promise<Pick<Manifest, 'versions' | 'tables' | 'sequences'>> {
  const client = new pg.Client({ connectionString: url, application_name: 'meridian backup' })
  await client.connect()
  try {
    await fixNotation(client)
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) {
      tables.push(await summarize(client, table))
      await dumpTable(client, table, join(folder, fileOfTable(table.name)))
    }
    return { versions: await readVersions(client), tables, sequences: await readSequences(client) }
  } finally {
    await client.end()
  }
}

async function dumpTable(client: pg.Client, table: Table, file: string): Promise<void> {
  async function* lines() {
    for await (const rows of readRows(client, table)) yield `${rows.join('\n')}\n`
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600, flush: true }))
}

async function copyFiles(from: string, to: string): Promise<StoredFile[]> {
  const copied: StoredFile[] = []
  for (const path of await listFiles(from)) {
    const file = await copyFile(from, to, path)
    if (file) copied.push(file)
  }
  return copied
}
