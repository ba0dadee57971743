// npm leaves platform packages out of a lock file that it could not see when the lock was written, and never adds
// them later: `npm ci` then succeeds without the binaries of this machine, or with those of another version. So the lock
// is looked through first.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Names of this machine's binary packages that some locked package wants and would not find in the version it wants. */
export function missingPlatformPackages(root, platform = process.platform, arch = process.arch) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const isForThisMachine = (name) => name.includes(`${platform}-${arch}`) && !name.endsWith('musl')
  const wanted = Object.entries(packages).flatMap(([place, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).map(([name, version]) => ({ place, name, version })),
  )
  const isMissing = ({ place, name, version }) => {
    const found = findLocked(packages, place, name)
    return !found || (isExact(version) && found.version !== version)
  }
  return [
    ...new Set(
      wanted
        .filter(({ name }) => isForThisMachine(name))
        .filter(isMissing)
        .map(({ name }) => name),
    ),
  ]
}

const isExact = (version) => /^\d/.test(version)

/** As Node looks for it: beside what asks, then a folder further out, up to the root. */
function findLocked(packages, place, name) {
  const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]
  if (found || place === '') return found
  return findLocked(packages, place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0)), name)
}
