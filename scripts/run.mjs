// node scripts/run.mjs FILE [arguments …] — runs a file of the project on the project's own Node.
import { ensureInstalled } from './bootstrap/install.mjs'
import { becomeOwnNode } from './bootstrap/own-node.mjs'
import { BootstrapError, projectRoot, runCommand } from './bootstrap/project.mjs'

/** Run by operators, who need no packages for testing. */
const forOperators = [
  'scripts/build.ts',
  'scripts/seed.ts',
  'scripts/migrate.ts',
  'scripts/maintenance.ts',
  'scripts/backup/backup.ts',
  'scripts/backup/restore.ts',
  'server/worker.ts',
]

await runCommand(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new BootstrapError('Usage: node scripts/run.mjs FILE [arguments …]')
  await ensureInstalled(projectRoot, { forDevelopment: !forOperators.includes(file) })
  await becomeOwnNode(file, args)
})
