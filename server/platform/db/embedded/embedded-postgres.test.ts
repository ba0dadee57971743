import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findRunningPostgres } from './connection-file.ts'
import { DataFolderBusyError } from './data-folder-lock.ts'
import { anEmbeddedChild } from './embedded-child.builder.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts'
import { aNewDataDir, prepareFinishedData, query } from './temporary-data.builder.ts'

const aFinishedDataDir = prepareFinishedData()

async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const running = await startEmbeddedPostgres({ dataDir, ...options })
  onTestFinished(() => running.stop())
  return running
}

it('keeps its data across a restart', async () => {
  const dataDir = aFinishedDataDir()
  const first = await start(dataDir)
  await query(first.connectionString, `CREATE TABLE note AS SELECT 'kept' AS text`)
  await first.stop()
  const second = await start(dataDir)
  expect(await query(second.connectionString, 'SELECT text FROM note')).toEqual([{ text: 'kept' }])
})

it('is configured for durability, UTF-8 and the same sort order everywhere', async () => {
  const { connectionString } = await start(aFinishedDataDir())
  const [row] = await query(
    connectionString,
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
       current_setting('data_checksums') AS checksums, current_setting('server_encoding') AS encoding,
       current_setting('timezone') AS zone, lower('ÄÉŞ') AS lowered, datlocprovider::text AS provider
     FROM pg_database WHERE datname = current_database()`,
  )
  expect(row).toEqual({
    fsync: 'on',
    commits: 'on',
    checksums: 'on',
    encoding: 'UTF8',
    zone: 'UTC',
    lowered: 'äéş',
    provider: 'b',
  })
})

it('requires the password and keeps its secrets readable by the owner only', async () => {
  const dataDir = aFinishedDataDir()
  const { connectionString } = await start(dataDir)
  const withoutPassword = connectionString.replace(/:[^:@]+@/, ':wrong@')
  await expect(query(withoutPassword, 'SELECT 1')).rejects.toThrow('password authentication failed')
  for (const name of ['postgres.password', 'postgres.json', 'logs/postgres.log']) {
    expect(statSync(path.join(dataDir, '..', name)).mode & 0o077).toBe(0)
  }
})

it('refuses a second start on the same folder without harming the first', async () => {
  const dataDir = aFinishedDataDir()
  const child = await anEmbeddedChild(dataDir)
  onTestFinished(() => child.end())
  const second = startEmbeddedPostgres({ dataDir })
  await expect(second).rejects.toThrow(DataFolderBusyError)
  await expect(second).rejects.toThrow(`already running on this data folder (process ${child.process.pid})`)
  expect(await query(child.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('refuses a second start within one process too', async () => {
  const dataDir = aFinishedDataDir()
  await start(dataDir)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataFolderBusyError)
})

it('tells other commands how to reach it while it runs', async () => {
  const dataDir = aFinishedDataDir()
  expect(findRunningPostgres(dataDir)).toBeNull()
  const running = await start(dataDir)
  expect(findRunningPostgres(dataDir)?.connectionString).toBe(running.connectionString)
  await running.stop()
  expect(findRunningPostgres(dataDir)).toBeNull()
})

it('starts PostgreSQL again at the same address when it exits by itself, but not when it was stopped', async () => {
  const dataDir = aFinishedDataDir()
  const onTrouble = vi.fn()
  const onReturn = vi.fn()
  const stopped = await start(dataDir, { onTrouble })
  await stopped.stop()
  expect(onTrouble).not.toHaveBeenCalled()

  const { connectionString, stop } = await start(dataDir, { onTrouble, onReturn })
  await query(connectionString, `CREATE TABLE note AS SELECT 'kept' AS text`)
  const first = findRunningPostgres(dataDir)?.pid ?? Number.NaN
  process.kill(first, 'SIGKILL')
  await vi.waitFor(() => expect(onReturn).toHaveBeenCalled())
  expect(onTrouble.mock.calls[0]).toEqual(['PostgreSQL exited unexpectedly (SIGKILL)'])
  expect(await query(connectionString, 'SELECT text FROM note')).toEqual([{ text: 'kept' }])
  expect(findRunningPostgres(dataDir)?.pid).not.toBe(first)

  process.kill(findRunningPostgres(dataDir)?.pid ?? Number.NaN, 'SIGKILL')
  await vi.waitFor(() => expect(onTrouble).toHaveBeenLastCalledWith('PostgreSQL exited unexpectedly (SIGKILL)'))
  await stop()
  expect(findRunningPostgres(dataDir)).toBeNull()
})

it('rejects data of another major version with a one-line message', async () => {
  const dataDir = aNewDataDir()
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'PG_VERSION'), '15\n')
  const started = startEmbeddedPostgres({ dataDir })
  await expect(started).rejects.toThrow(EmbeddedPostgresError)
  await expect(started).rejects.toThrow(/from PostgreSQL 15, but this Meridian includes 18/)
})

it('does not touch a folder that holds something else', async () => {
  const dataDir = aNewDataDir()
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'holiday.jpg'), '')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow("files that are not PostgreSQL's")
  expect(readdirSync(dataDir)).toEqual(['holiday.jpg'])
})

it('releases the folder when a start fails', async () => {
  const dataDir = aNewDataDir()
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'PG_VERSION'), '15\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(EmbeddedPostgresError)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.not.toThrow(DataFolderBusyError)
  expect(existsSync(path.join(dataDir, 'PG_VERSION'))).toBe(true)
})
