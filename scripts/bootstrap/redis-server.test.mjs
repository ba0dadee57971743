import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { aTemporaryFolder } from './project.builder.mjs'
import { ensureRedisServer } from './redis-server.mjs'

it('prints nothing if there is one', async () => {
  const log = vi.spyOn(console, 'log')
  const folder = aTemporaryFolder()
  writeFileSync(path.join(folder, 'redis-server'), '#!/bin/sh\n', { mode: 0o755 })
  await ensureRedisServer({ PATH: folder })
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

it('says in one line what is skipped if it may not install it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await ensureRedisServer({ PATH: aTemporaryFolder() })
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/^Skipping the multi-node tests, which need redis-server: .+\.$/),
  ])
  log.mockRestore()
})
