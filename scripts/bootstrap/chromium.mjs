// Browser tests need a Chromium: the one named, one that is there, or Debian's where we may install it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { BootstrapError, projectRoot } from './project.mjs'
import { runQuietly } from './quiet-run.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const howToGetOne =
  'Browser tests need Chromium: install it (Debian: apt-get install chromium; macOS: brew install --cask chromium) ' +
  'or name one in CHROMIUM_PATH.'

/** Path of a Chromium that starts; installs Debian's when there is none and the rights are there. */
export async function ensureChromium(env = process.env, applications = macApplications) {
  if (env.CHROMIUM_PATH) {
    if (doesStart(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new BootstrapError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not start as a browser.`)
  }
  const found = findChromium(env, applications)
  if (found) return found
  const elevation = aptElevation(env)
  if (!elevation) throw new BootstrapError(howToGetOne)
  await installFromApt(elevation)
  const installed = findChromium(env, applications)
  if (!installed) throw new BootstrapError(`${howToGetOne} (The package that apt installed does not start.)`)
  return installed
}

function findChromium(env, applications) {
  const inPath = commands.map((command) => findInPath(command, env))
  return [...inPath, ...applications].find((file) => file && existsSync(file) && doesStart(file)) ?? null
}

function findInPath(command, env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file))
}

/** Ubuntu's `chromium` can be a script that only asks for a snap, so being there is not enough. */
function doesStart(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

/** What to put before apt-get: nothing for root, sudo where it asks no password; null where we may not. */
function aptElevation(env) {
  if (!findInPath('apt-get', env)) return null
  if (process.getuid() === 0) return []
  const hasSudo = findInPath('sudo', env) && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return hasSudo ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'] : null
}

async function installFromApt(elevation) {
  const steps = [
    { label: 'Reading the package lists', args: ['update'] },
    { label: 'Installing Chromium', args: ['install', '-y', '--no-install-recommends', 'chromium'] },
  ]
  const logFile = path.join(projectRoot, '.data', 'logs', 'chromium.log')
  for (const step of steps) {
    const [command, ...args] = [...elevation, 'apt-get', ...step.args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { code } = await runQuietly({ label: step.label, command, args, env, logFile })
    if (code !== 0) throw new BootstrapError(`${howToGetOne} (apt-get ${step.args[0]} failed, see ${logFile})`)
  }
}
