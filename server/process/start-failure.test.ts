import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { findFreePort } from '../platform/db/embedded/free-port.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { describeStartFailure } from './start-failure.ts'

const folder = mkdtempSync(join(tmpdir(), 'meridian-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function whyFails(work: () => unknown): Promise<string> {
  try {
    await work()
  } catch (error) {
    return describeStartFailure(error)
  }
  throw new Error('this was meant to fail')
}

describe('a start that fails says why in one line', () => {
  it('when nothing listens where the database should be', async () => {
    const port = await findFreePort()
    const why = await whyFails(() => migrateDatabase(`postgres://me@127.0.0.1:${port}/jobs`))
    expect(why).toBe(`PostgreSQL at 127.0.0.1:${port} refuses connections: is it running, and is DATABASE_URL right?`)
  })

  it('when the database does not exist', async () => {
    const url = new URL(inject('postgresUrl'))
    url.pathname = '/no_such_database'
    const why = await whyFails(() => migrateDatabase(url.href))
    expect(why).toContain('has no database no_such_database: create it first')
    expect(why).not.toContain(url.password)
  })

  it('when the database accepts connections and never answers', async () => {
    const port = await findFreePort()
    const silent = createServer().listen(port, '127.0.0.1')
    try {
      const why = await whyFails(() => migrateDatabase(`postgres://me@127.0.0.1:${port}/jobs`, undefined, 100))
      expect(why).toBe(`PostgreSQL at 127.0.0.1:${port} does not answer`)
    } finally {
      silent.close()
    }
  })

  it('when the data folder is a file or inside one', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await whyFails(() => mkdirSync(file))).toBe(`${file}: this is not a folder: choose one with DATA_DIR`)
    expect(await whyFails(() => mkdirSync(join(file, 'data'), { recursive: true }))).toBe(
      `${join(file, 'data')}: part of this path is a file: choose a folder with DATA_DIR`,
    )
  })

  it.each([
    ['ENOSPC', 'there is no space left on the disk'],
    ['EROFS', 'the file system is read-only: choose another folder with DATA_DIR'],
  ])('when the disk is unusable (%s)', (code, text) => {
    const error = Object.assign(new Error(`${code}: write`), { code, path: '/srv/data/app-key', syscall: 'open' })
    expect(describeStartFailure(error)).toBe(`/srv/data/app-key: ${text}`)
  })
})
