// npm leaves platform packages out of a lock file that it could not see when the lock was written, and never adds
// them later: `npm ci` then succeeds without the binaries of this machine. So the lock is looked through first.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Names of this machine's binary packages that some locked package wants and the lock does not have. */
export function missingPlatformPackages(root, platform = process.platform, arch = process.arch) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const locked = new Set(Object.keys(packages).map((place) => place.split('node_modules/').pop()))
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  const isForThisMachine = (name) => name.includes(`${platform}-${arch}`) && !name.endsWith('musl')
  return [...new Set(wanted)].filter((name) => isForThisMachine(name) && !locked.has(name))
}
