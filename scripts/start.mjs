// npm start — from a fresh clone to a running Meridian.
import { ensureInstalled } from './bootstrap/install.mjs'
import { becomeOwnNode, runOnOwnNode } from './bootstrap/own-node.mjs'
import { runCommand } from './bootstrap/project.mjs'

await runCommand(async () => {
  await ensureInstalled()
  const buildCode = await runOnOwnNode('scripts/build.ts', ['--if-stale'])
  if (buildCode !== 0) {
    process.exitCode = buildCode
    return
  }
  await becomeOwnNode('server/main.ts', process.argv.slice(2), { NODE_ENV: 'production' })
})
