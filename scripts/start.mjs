// npm start — from a fresh clone to a running Meridian.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './bootstrap/install.mjs'
import { becomeOwnNode, runOnOwnNode } from './bootstrap/own-node.mjs'
import { projectRoot, runCommand } from './bootstrap/project.mjs'

await runCommand(async () => {
  await ensureInstalled(projectRoot, { forDevelopment: false })
  const [buildCode] = await Promise.all([runOnOwnNode('scripts/build.ts', ['--if-stale']), createDemoWorld()])
  if (buildCode !== 0) {
    process.exitCode = buildCode
    return
  }
  await becomeOwnNode('server/main.ts', process.argv.slice(2), { NODE_ENV: 'production' })
})

/** On the first start the demo world is created while the web is built. If that fails, the server will say why. */
async function createDemoWorld() {
  const dataDir = path.resolve(projectRoot, process.env.DATA_DIR ?? '.data')
  if (!existsSync(path.join(dataDir, 'postgres'))) await runOnOwnNode('scripts/seed.ts', ['--ahead'], {}, 'ignore')
}
