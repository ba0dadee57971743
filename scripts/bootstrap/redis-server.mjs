// Multi-node tests need a redis-server: an installed one, or Debian's where we may install it.
import { aptElevation, findInPath, installFromApt } from './debian-package.mjs'

/** Never fatal: without one those tests are reported as skipped, with the reason. */
export async function ensureRedisServer(env = process.env) {
  if (findInPath('redis-server', env)) return
  const elevation = aptElevation(env)
  const problem = elevation
    ? await installFromApt(elevation, { title: 'Redis', name: 'redis-server' })
    : 'no permission to install it'
  if (problem) console.log(`Skipping the multi-node tests, which need redis-server: ${problem}.`)
}
