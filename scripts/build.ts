// Builds the web (translations, bundles and their size check), then the search kernels. With --if-stale, the web is only built if
// a source has changed since the last build.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { assembleKernels } from './build/assemble-kernels.ts'
import { checkBudgets } from './build/check-budgets.ts'
import { checkMessages } from './build/check-messages.ts'
import { compressAssets } from './build/compress-assets.ts'
import { trimManifest } from './build/trim-manifest.ts'

const BUILD_INFO = 'build/build.json'
const sources = ['web/**/*', 'shared/**/*.ts', 'locales/**/*.po', 'public/**/*', 'package-lock.json', '*.config.ts']

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = `${file.parentPath}/${file.name}`
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** One failure ends the others. */
const failure = new AbortController()

async function run(title: string, command: string[]): Promise<void> {
  const started = performance.now()
  try {
    await promisify(execFile)(process.execPath, command, {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: Number.POSITIVE_INFINITY,
      signal: failure.signal,
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    console.error(`  ${title} … failed\n${stdout}\n${stderr}`)
    failure.abort()
    process.exit(1)
  }
  console.info(`  ${title} … ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const id = sourceHash()
const isFresh = existsSync(BUILD_INFO) && (JSON.parse(readFileSync(BUILD_INFO, 'utf8')) as { id: string }).id === id

if (process.argv.includes('--if-stale') && isFresh) {
  await assembleKernels()
  process.exit(0)
}

console.info('Building')
await Promise.all([
  // For the server: the bundles read the catalogues themselves.
  run('languages', ['node_modules/@lingui/cli/dist/lingui.js', 'compile']),
  run('bundles', ['node_modules/@react-router/dev/bin.cjs', 'build']),
])
checkMessages('build/client')
checkBudgets('build/client', trimManifest('build/client'))
await compressAssets('build/client')
// Last, because the bundler empties their folder.
await assembleKernels()
mkdirSync('build', { recursive: true })
writeFileSync(BUILD_INFO, JSON.stringify({ id }))
