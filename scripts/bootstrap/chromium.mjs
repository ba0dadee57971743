// Browser tests need Chromium: the given one, an installed one, or Debian's where we may install it. The headless shell
// comes first: it needs less than half the CPU time of the full browser for the same pages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptElevation, findInPath, installFromApt } from './debian-package.mjs'
import { BootstrapError } from './project.mjs'

const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const installHint =
  'Browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell; macOS: brew install --cask chromium) ' +
  'or set CHROMIUM_PATH.'

/** Path of a Chromium that starts; installs Debian's if there is none and permissions allow it. */
export async function ensureChromium(env = process.env, applications = macApplications) {
  if (env.CHROMIUM_PATH) {
    if (canStart(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new BootstrapError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not start as a browser.`)
  }
  const found = findChromium(env, applications)
  if (found) return found
  const elevation = aptElevation(env)
  if (!elevation) throw new BootstrapError(installHint)
  const problem = await installChromium(elevation)
  if (problem) throw new BootstrapError(`${installHint} (${problem})`)
  const installed = findChromium(env, applications)
  if (!installed) throw new BootstrapError(`${installHint} (The package that apt installed does not start.)`)
  return installed
}

/** Not every release of Debian and Ubuntu has a separate package for the shell. */
async function installChromium(elevation) {
  const shellProblem = await installFromApt(elevation, { title: 'Chromium', name: 'chromium-headless-shell' })
  return shellProblem && (await installFromApt(elevation, { title: 'Chromium', name: 'chromium' }))
}

function findChromium(env, applications) {
  const inPath = commands.map((command) => findInPath(command, env))
  return [...inPath, ...applications].find((file) => file && existsSync(file) && canStart(file)) ?? null
}

/** Ubuntu's `chromium` can be a stub that asks for a snap, so existing is not enough. */
function canStart(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}
