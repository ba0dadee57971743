// Some tests need a program of the machine: an installed one, or Debian's where we may install it.
import { aptElevation, findInPath, installFromApt } from './debian-package.mjs'

const programs = [
  { command: 'redis-server', title: 'Redis', name: 'redis-server', for: 'the multi-node tests' },
  { command: 'pdfsig', title: 'Poppler', name: 'poppler-utils', for: 'the independent check of signed PDFs' },
]

/** Never fatal: without one its tests are reported as skipped, with the reason. */
export async function ensureTestPrograms(env = process.env) {
  for (const { command, title, name, for: what } of programs) {
    if (findInPath(command, env)) continue
    const elevation = aptElevation(env)
    const problem = elevation ? await installFromApt(elevation, { title, name }) : 'no permission to install it'
    if (problem) console.log(`Skipping ${what} for want of ${command}: ${problem}.`)
  }
}
