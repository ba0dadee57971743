import { spawnSync } from 'node:child_process'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { withFileLock } from './file-lock.mjs'
import { aTemporaryFolder } from './project.builder.mjs'

const aLockFile = () => path.join(aTemporaryFolder(), 'folder', 'some.lock')

it('lets one in at a time and is gone afterwards', async () => {
  const lockFile = aLockFile()
  const events = []
  const work = (name) =>
    withFileLock(
      lockFile,
      () => undefined,
      async () => {
        events.push(`${name} in`)
        await new Promise((resolve) => setImmediate(resolve))
        events.push(`${name} out`)
      },
    )
  await Promise.all([work('first'), work('second')])
  expect(events).toEqual(['first in', 'first out', 'second in', 'second out'])
  expect(existsSync(lockFile)).toBe(false)
})

it('is given back when the work fails', async () => {
  const lockFile = aLockFile()
  const failing = withFileLock(
    lockFile,
    () => undefined,
    () => Promise.reject(new Error('no')),
  )
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(lockFile)).toBe(false)
})

it('is taken over at once from a process that is gone', async () => {
  const folder = aTemporaryFolder()
  const lockFile = path.join(folder, 'some.lock')
  const gone = spawnSync(process.execPath, ['--eval', '']).pid
  writeFileSync(lockFile, String(gone))
  const onWait = vi.fn()
  expect(await withFileLock(lockFile, onWait, async () => 'done')).toBe('done')
  expect(onWait).not.toHaveBeenCalled()
})

it('is taken over when nobody has touched it for long, though the process id is alive', async () => {
  const lockFile = path.join(aTemporaryFolder(), 'some.lock')
  writeFileSync(lockFile, String(process.ppid))
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lockFile, longAgo, longAgo)
  expect(await withFileLock(lockFile, vi.fn(), async () => 'done')).toBe('done')
})
