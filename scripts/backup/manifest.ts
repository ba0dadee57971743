import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { UsageError } from '../with-database.ts'
import { tableSummary } from './tables.ts'

const stored = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })
export type StoredFile = z.infer<typeof stored>

/** What a backup contains. Written last: a folder without it is not a backup. */
export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Of the schema and of the queue's: a restore needs the same. */
  versions: z.array(z.string()),
  tables: z.array(tableSummary),
  sequences: z.record(z.string(), z.number()),
  /** Null if the files are in a bucket, which is backed up separately. */
  files: z.array(stored).nullable(),
  hasKey: z.boolean(),
})
export type Manifest = z.infer<typeof manifest>

export const MANIFEST = 'manifest.json'
export const fileOfTable = (name: string) => join('tables', `${name.replaceAll('"', '')}.jsonl.gz`)

export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
  } catch (error) {
    throw new UsageError(
      `${folder} is not a complete backup: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

export async function readVersions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    `select created_at::text || ' ' || hash as version from drizzle.__drizzle_migrations
     union all select 'queue ' || version from jobs.version order by 1`,
  )
  return rows.map(({ version }) => version)
}
