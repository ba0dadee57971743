import { spawnSync } from 'node:child_process'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { withFileLock } from './file-lock.mjs'
import { aTemporaryFolder } from './project.builder.mjs'

const aLockFile = () => path.join(aTemporaryFolder(), 'folder', 'some.lock')

it('admits one process at a time and is removed afterwards', async () => {
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

it('is released when the action fails', async () => {
  const lockFile = aLockFile()
  const failing = withFileLock(
    lockFile,
    () => undefined,
    () => Promise.reject(new Error('no')),
  )
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(lockFile)).toBe(false)
})

it('is taken over immediately from a process that has exited', async () => {
  const folder = aTemporaryFolder()
  const lockFile = path.join(folder, 'some.lock')
  const gone = spawnSync(process.execPath, ['--eval', '']).pid
  writeFileSync(lockFile, String(gone))
  const onWait = vi.fn()
  expect(await withFileLock(lockFile, onWait, async () => 'done')).toBe('done')
  expect(onWait).not.toHaveBeenCalled()
})

it('is taken over if it has not been touched for long, even if the process id is in use', async () => {
  const lockFile = path.join(aTemporaryFolder(), 'some.lock')
  writeFileSync(lockFile, String(process.ppid))
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lockFile, longAgo, longAgo)
  expect(await withFileLock(lockFile, vi.fn(), async () => 'done')).toBe('done')
})
