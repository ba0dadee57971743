// The memory of a freshly started Python, made with the first Python program of this process: 4 seconds once instead of every time.

import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { limits } from '#shared/sandbox/program.ts'
import { insidePath, nodeOptions } from './node-options.ts'

let made: Promise<string> | null = null

export function pythonSnapshot(): Promise<string> {
  made ??= make().catch((error: unknown) => {
    made = null
    throw error
  })
  return made
}

async function make(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-python-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'memory')
  const options = [...nodeOptions, `--allow-fs-write=${folder}`]
  await promisify(execFile)(process.execPath, [...options, insidePath('make-snapshot.ts'), file], {
    env: {},
    timeout: limits.startMs * 2,
  })
  return file
}
