// The lock file alone decides what is installed, so it must be complete: `npm ci` rejects one that does not match
// package.json, but silently accepts one without the binaries for a platform. npm omits those if they are unavailable
// when it writes the lock, and never adds them later.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type Check, outcomeOf } from './check.ts'
import { projectRoot } from './tool.ts'

const versions = z.record(z.string(), z.string()).default({})
const declared = { dependencies: versions, devDependencies: versions, optionalDependencies: versions }
const manifestSchema = z.object(declared)
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), ...declared })),
})
type Manifest = z.infer<typeof manifestSchema>
type Lock = z.infer<typeof lockSchema>

const MACHINES = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

export const lockFileCheck: Check = {
  name: 'package-lock.json',
  async run() {
    const [manifest, lock] = await Promise.all(['package.json', 'package-lock.json'].map(read))
    const parsed = lockSchema.parse(JSON.parse(lock ?? ''))
    return outcomeOf([
      ...findLockedAddresses(lock ?? ''),
      ...compareWithManifest(manifestSchema.parse(JSON.parse(manifest ?? '')), parsed),
      ...MACHINES.flatMap((machine) => findMissingBinaries(parsed, machine)),
    ])
  },
}

const read = (path: string) => readFile(join(projectRoot, path), 'utf8')

/** A URL in the lock file would tie every install to the registry of whoever wrote it. */
export function findLockedAddresses(lock: string): string[] {
  return lock
    .split('\n')
    .flatMap((line, index) => (line.includes('"resolved":') ? [`line ${index + 1}: ${line.trim()}`] : []))
}

export function compareWithManifest(manifest: Manifest, { packages }: Lock): string[] {
  const locked = packages[''] && manifestSchema.parse(packages[''])
  return isDeepStrictEqual(locked, manifest) ? [] : ['package.json asks for other packages: run npm install']
}

/** Platform binaries that a locked package needs and would not find in the right version. */
export function findMissingBinaries({ packages }: Lock, machine: string): string[] {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => name.includes(machine) && !name.endsWith('musl'))
      .filter(([name, version]) => {
        const found = findLocked(packages, place, name)
        return !found || (/^\d/.test(version) && found.version !== version)
      })
      .map(([name, version]) => `${name} ${version} is missing`),
  )
  return [...new Set(missing)]
}

/** Resolved like Node does: next to the dependent package, then one folder up, up to the root. */
function findLocked(packages: Lock['packages'], place: string, name: string): Lock['packages'][string] | undefined {
  const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]
  if (found || place === '') return found
  return findLocked(packages, place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0)), name)
}
