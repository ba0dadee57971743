import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'meridian-backup-'))
const created: string[] = []
let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(async () => {
  await test.close()
  for (const name of created) await onServer(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function onServer(statement: string): Promise<void> {
  await query(inject('postgresUrl'), statement)
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function anEmptyInstallation() {
  const name = `restored_${created.length}`
  await onServer(`create database ${name}`)
  created.push(name)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  return { url: url.href, config: { dataDir: join(folder, name), s3: null, key: null } }
}

function own(name: string) {
  const dataDir = join(folder, name)
  mkdirSync(join(dataDir, 'files/2026'), { recursive: true })
  writeFileSync(join(dataDir, 'files/2026/letter'), 'Dear team')
  writeFileSync(join(dataDir, 'app-key'), 'the key')
  return { url: test.database.url, config: { dataDir, s3: null, key: null } }
}

it('restores rows, files and the key as they were when the backup began', async () => {
  const before = await aVerifiedTalent(test)
  const backup = join(folder, 'first')
  const source = own('source')
  const manifest = await takeBackup(backup, source)
  await aVerifiedTalent(test)
  expect(manifest.tables.find(({ name }) => name === 'public.people')?.rows).toBe(1)
  const target = await anEmptyInstallation()
  await restoreBackup(backup, target)
  expect(await query(target.url, 'select id::text from people')).toEqual([{ id: before.id }])
  expect(readFileSync(join(target.config.dataDir, 'files/2026/letter'), 'utf8')).toBe('Dear team')
  expect(readFileSync(join(target.config.dataDir, 'app-key'), 'utf8')).toBe('the key')
  const rules = `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`
  expect(await query(target.url, rules)).toEqual(await query(source.url, rules))
  await expect(restoreBackup(backup, target)).rejects.toThrow('only restored into an empty one')
})

it('restores nothing from a damaged backup', async () => {
  await aVerifiedTalent(test)
  const backup = join(folder, 'second')
  const manifest = await takeBackup(backup, own('other'))
  const damaged = manifest.tables.map((table) => (table.name === 'public.people' ? { ...table, checksum: '1' } : table))
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, tables: damaged }))
  const target = await anEmptyInstallation()
  await expect(restoreBackup(backup, target)).rejects.toThrow('public.people differs from the backup')
  expect(await query(target.url, 'select id from people')).toEqual([])
  writeFileSync(join(backup, 'files/2026/letter'), 'Dear all')
  await expect(restoreBackup(backup, target)).rejects.toThrow('files/2026/letter has changed or is missing')
})

it('leaves nothing that looks like a backup when it fails', async () => {
  const target = join(folder, 'third')
  await expect(takeBackup(target, { ...own('none'), url: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
    'ECONNREFUSED',
  )
  expect(existsSync(target)).toBe(false)
})
