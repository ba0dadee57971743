import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { aTemporaryFolder } from './project.builder.mjs'
import { ensureTestPrograms } from './test-programs.mjs'

it('prints nothing if they are there', async () => {
  const log = vi.spyOn(console, 'log')
  const folder = aTemporaryFolder()
  for (const name of ['redis-server', 'pdfsig']) writeFileSync(path.join(folder, name), '#!/bin/sh\n', { mode: 0o755 })
  await ensureTestPrograms({ PATH: folder })
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

it('says in one line each what is skipped if it may not install them', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await ensureTestPrograms({ PATH: aTemporaryFolder() })
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/^Skipping the multi-node tests for want of redis-server: .+\.$/),
    expect.stringMatching(/^Skipping the independent check of signed PDFs for want of pdfsig: .+\.$/),
  ])
  log.mockRestore()
})
