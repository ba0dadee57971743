import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { forwardSignals } from './forward-signals.mjs'

const secondsBetweenLines = 5

export const elapsedSeconds = (since) => Math.round((Date.now() - since) / 1000)

/**
 * Runs a verbose command with its output in a log file and a status line every few seconds. Resolves to { code, log };
 * code is null if the command was killed by a signal or could not be started.
 */
export function runQuietly({ label, command, args, logFile, ...spawnOptions }) {
  mkdirSync(path.dirname(logFile), { recursive: true })
  const output = openSync(logFile, 'w')
  const startedAt = Date.now()
  console.log(`${label} …`)
  const ticker = setInterval(() => console.log(`${label} … ${elapsedSeconds(startedAt)} s`), secondsBetweenLines * 1000)
  return new Promise((resolve) => {
    const finish = (code, problem = '') => {
      clearInterval(ticker)
      closeSync(output)
      const log = readFileSync(logFile, 'utf8') + problem
      if (code === 0) console.log(`${label} … done in ${elapsedSeconds(startedAt)} s`)
      resolve({ code, log })
    }
    const child = spawn(command, args, { ...spawnOptions, stdio: ['ignore', output, output] })
    forwardSignals(child)
    child.once('error', (error) => finish(null, error.message))
    child.once('exit', (code) => finish(code))
  })
}
