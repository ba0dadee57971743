// Runs a tool from node_modules on the project's own Node, whatever the machine has.

import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import type { Outcome } from './check.ts'

export const projectRoot = join(import.meta.dirname, '../..')

/** Far beyond what any of them needs: a tool that hangs becomes a failed check. */
const LIMIT_MILLISECONDS = 15 * 60_000

const toolFolder = join(projectRoot, 'node_modules/.bin')

export function runTool(tool: string, args: readonly string[], cwd = projectRoot): Promise<Outcome> {
  const PATH = [toolFolder, process.env.PATH].join(delimiter)
  return new Promise((resolve, reject) => {
    // Checks run in parallel. The Go tools take half the time on one core each: on two they do much of the work twice.
    // Collecting garbage less often saves another fifth, and they end before they need more memory.
    const env = { ...process.env, PATH, NO_COLOR: '1', GOMAXPROCS: '1', GOGC: '400' }
    // Without stdin, a tool that would prompt fails instead of waiting for input.
    const child = spawn(tool, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MILLISECONDS })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const ended = signal
        ? `${tool} was ended by ${signal}; it may take up to ${LIMIT_MILLISECONDS / 60_000} minutes.\n`
        : ''
      resolve({ isPassed: code === 0, output: Buffer.concat(chunks).toString() + ended })
    })
  })
}

/** In sequence, up to the first that fails. */
export async function runTools(commands: readonly (readonly [tool: string, ...args: string[]])[]): Promise<Outcome> {
  for (const [tool, ...args] of commands) {
    const outcome = await runTool(tool, args)
    if (!outcome.isPassed) return outcome
  }
  return { isPassed: true, output: '' }
}
