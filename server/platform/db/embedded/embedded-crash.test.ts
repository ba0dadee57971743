// Every way in which Meridian can die without a clean shutdown.
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findRunningPostgres } from './connection-file.ts'
import { anEmbeddedChild, spawnEmbeddedChild } from './embedded-child.builder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isPostmasterOf, postmasterFilePath } from './postmaster/postmaster-file.ts'
import { aNewDataDir, prepareFinishedData, query } from './temporary-data.builder.ts'

const aFinishedDataDir = prepareFinishedData()

async function start(dataDir: string) {
  const running = await startEmbeddedPostgres({ dataDir })
  onTestFinished(() => running.stop())
  return running
}

async function aChildWithData(dataDir: string) {
  const child = await anEmbeddedChild(dataDir)
  onTestFinished(() => child.end())
  await query(child.connectionString, `CREATE TABLE note AS SELECT 'kept' AS text`)
  const postmaster = findRunningPostgres(dataDir)?.pid ?? Number.NaN
  return { child, postmaster }
}

const readNotes = (connectionString: string) => query(connectionString, 'SELECT text FROM note')

it('stops PostgreSQL within seconds after its process was killed and keeps the data intact', async () => {
  const dataDir = aFinishedDataDir()
  const { child, postmaster } = await aChildWithData(dataDir)
  await child.kill()
  await vi.waitFor(() => expect(isPostmasterOf(dataDir, postmaster)).toBe(false))
  expect(existsSync(postmasterFilePath(dataDir))).toBe(false)
  expect(findRunningPostgres(dataDir)).toBeNull()
  const { connectionString } = await start(dataDir)
  expect(await readNotes(connectionString)).toEqual([{ text: 'kept' }])
})

it('starts again immediately after it was killed', async () => {
  const dataDir = aFinishedDataDir()
  const { child } = await aChildWithData(dataDir)
  await child.kill()
  const { connectionString } = await start(dataDir)
  expect(await readNotes(connectionString)).toEqual([{ text: 'kept' }])
})

it('recovers when PostgreSQL was killed together with its process', async () => {
  const dataDir = aFinishedDataDir()
  const { child, postmaster } = await aChildWithData(dataDir)
  process.kill(postmaster, 'SIGKILL')
  await child.kill()
  expect(existsSync(postmasterFilePath(dataDir))).toBe(true)
  const { connectionString } = await start(dataDir)
  expect(await readNotes(connectionString)).toEqual([{ text: 'kept' }])
})

it('stops a PostgreSQL that was left running', async () => {
  const dataDir = aFinishedDataDir()
  const { child, postmaster } = await aChildWithData(dataDir)
  // A stopped process can neither handle its guard's signals nor exit.
  process.kill(postmaster, 'SIGSTOP')
  await child.kill()
  const { connectionString } = await start(dataDir)
  expect(isPostmasterOf(dataDir, postmaster)).toBe(false)
  expect(await readNotes(connectionString)).toEqual([{ text: 'kept' }])
})

it('is not fooled by a stale process id that now belongs to another process', async () => {
  const dataDir = aFinishedDataDir()
  writeFileSync(postmasterFilePath(dataDir), `${process.pid}\n${dataDir}\n`)
  const { connectionString } = await start(dataDir)
  expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it('starts over when it was killed while creating the data folder', async () => {
  const dataDir = aNewDataDir()
  const parent = path.dirname(dataDir)
  const child = spawnEmbeddedChild(dataDir)
  const isBeingMade = () => readdirSync(parent).some((name) => name.startsWith('postgres.unfinished-'))
  await vi.waitFor(() => expect(isBeingMade()).toBe(true))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(dataDir)).toBe(false)
  const { connectionString } = await start(dataDir)
  expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(isBeingMade()).toBe(false)
})

it('removes what an earlier, interrupted creation left behind', async () => {
  const dataDir = aFinishedDataDir()
  const left = `${dataDir}.unfinished-0a1b2c`
  mkdirSync(left)
  writeFileSync(path.join(left, 'PG_VERSION'), '18\n')
  await start(dataDir)
  expect(existsSync(left)).toBe(false)
})
