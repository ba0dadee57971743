import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ensureChromium } from './chromium.mjs'
import { aTemporaryFolder } from './project.builder.mjs'

function aProgram(folder, name, exitCode) {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 })
  return file
}

it('uses the browser at CHROMIUM_PATH', async () => {
  const browser = aProgram(aTemporaryFolder(), 'my-browser', 0)
  expect(await ensureChromium({ CHROMIUM_PATH: browser, PATH: '' }, [])).toBe(browser)
})

it('does not look any further if the browser at CHROMIUM_PATH does not start', async () => {
  const folder = aTemporaryFolder()
  aProgram(folder, 'chromium', 0)
  const browser = path.join(folder, 'missing')
  await expect(ensureChromium({ CHROMIUM_PATH: browser, PATH: folder }, [])).rejects.toThrow(browser)
})

it('finds one in the PATH, skipping any that do not start', async () => {
  const folder = aTemporaryFolder()
  aProgram(folder, 'chromium', 1)
  const working = aProgram(folder, 'google-chrome', 0)
  expect(await ensureChromium({ PATH: folder }, [])).toBe(working)
})

it('finds an installed application', async () => {
  const application = aProgram(aTemporaryFolder(), 'Chromium', 0)
  expect(await ensureChromium({ PATH: '' }, [application])).toBe(application)
})

it('says in one line how to get one if it may not install it', async () => {
  await expect(ensureChromium({ PATH: aTemporaryFolder() }, [])).rejects.toThrow(/^Browser tests need Chromium: .+$/)
})
