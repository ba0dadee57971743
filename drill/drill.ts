// npm run drill [-- NAME …] — takes the system apart on purpose; each drill is a file beside this one.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = import.meta.dirname
const own = path.basename(import.meta.filename)
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== own)
  .map((name) => path.basename(name, '.ts'))

const [name, ...args] = process.argv.slice(2)
if (name && names.includes(name)) {
  const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.ts`), ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.log(`Drills: ${names.join(', ')}. Run one with: npm run drill -- NAME`)
  process.exitCode = name ? 1 : 0
}
