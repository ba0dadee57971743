// What node_modules should contain, as a hash, compared with what was recorded after the last successful install.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const stampPath = (root) => path.join(root, 'node_modules', '.meridian-install.json')

export function wantedStamp(root) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const declared = JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides })
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const packages = createHash('sha256').update(declared).update(lock).digest('hex')
  return { packages, platform: process.platform, arch: process.arch }
}

export function isInstalled(root, forDevelopment = true) {
  // A linked folder (a second work tree using the same packages) is kept up to date by its owner.
  if (isLink(path.join(root, 'node_modules'))) return true
  const stamp = readStamp(root)
  const wanted = wantedStamp(root)
  if (forDevelopment && stamp?.withDevelopment === false) return false
  return Object.keys(wanted).every((key) => stamp?.[key] === wanted[key])
}

/** False after an install without development packages, or before any install. */
export const hasDevelopmentPackages = (root) => canUpdate(root) && readStamp(root)?.withDevelopment !== false

export const writeStamp = (root, withDevelopment) =>
  writeFileSync(stampPath(root), `${JSON.stringify({ ...wantedStamp(root), withDevelopment }, null, 2)}\n`)

/** Marks an install as running, so that an interrupted one can be recognised later. */
export function markUnfinished(root) {
  if (existsSync(path.join(root, 'node_modules'))) writeFileSync(stampPath(root), '{ "unfinished": true }\n')
}

/** True if npm has completed an install here before, by hand or through us, so that an update is enough. */
export function canUpdate(root) {
  const isFinishedByNpm = existsSync(path.join(root, 'node_modules', '.package-lock.json'))
  const stamp = readStamp(root)
  if (!stamp) return isFinishedByNpm
  return isFinishedByNpm && !stamp.unfinished && stamp.platform === process.platform && stamp.arch === process.arch
}

function readStamp(root) {
  if (!existsSync(stampPath(root))) return null
  return JSON.parse(readFileSync(stampPath(root), 'utf8'))
}

const isLink = (file) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
