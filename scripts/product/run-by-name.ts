import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** `npm run bench -- http`: runs the file of that name next to the command's own; without a name it lists them. */
export function runByName(ownFile: string): void {
  const folder = path.dirname(ownFile)
  const command = path.basename(ownFile, '.ts')
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== path.basename(ownFile))
    .map((name) => path.basename(name, '.ts'))
  const [name, ...args] = process.argv.slice(2)
  if (name && names.includes(name)) {
    const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.ts`), ...args], { stdio: 'inherit' })
    process.exitCode = status ?? 1
    return
  }
  console.log(`Available: ${names.join(', ')}. Run one with: npm run ${command} -- NAME`)
  process.exitCode = name ? 1 : 0
}
