// Programs that tests need: found in the PATH, or installed from Debian where permitted.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project.mjs'
import { runQuietly } from './quiet-run.mjs'

export function findInPath(command, env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file))
}

/** Prefix for apt-get: nothing for root, sudo if it needs no password; null if we may not install. */
export function aptElevation(env) {
  if (!findInPath('apt-get', env)) return null
  if (process.getuid() === 0) return []
  const hasSudo = findInPath('sudo', env) && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return hasSudo ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'] : null
}

/** Resolves to null on success, otherwise to what went wrong. */
export async function installFromApt(elevation, { title, name }) {
  const steps = [
    { label: 'Updating the package lists', args: ['update'] },
    { label: `Installing ${title}`, args: ['install', '-y', '--no-install-recommends', name] },
  ]
  const logFile = path.join(projectRoot, '.data', 'logs', `${name}.log`)
  for (const step of steps) {
    const [command, ...args] = [...elevation, 'apt-get', ...step.args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { code } = await runQuietly({ label: step.label, command, args, env, logFile })
    if (code !== 0) return `apt-get ${step.args[0]} failed, see ${logFile}`
  }
  return null
}
