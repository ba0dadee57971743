// node scripts/run.mjs FILE [arguments …] — runs a file of the project on the project's own Node.
import { ensureInstalled } from './bootstrap/install.mjs'
import { becomeOwnNode } from './bootstrap/own-node.mjs'
import { BootstrapError, runCommand } from './bootstrap/project.mjs'

await runCommand(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new BootstrapError('Usage: node scripts/run.mjs FILE [arguments …]')
  await ensureInstalled()
  await becomeOwnNode(file, args)
})
