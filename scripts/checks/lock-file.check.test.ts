import { describe, expect, it } from 'vitest'
import { compareWithManifest, findLockedAddresses, findMissingBinaries } from './lock-file.check.ts'

type Entry = { version?: string; optionalDependencies?: Record<string, string>; dependencies?: Record<string, string> }

const lockOf = (packages: Record<string, Entry>) => ({
  packages: Object.fromEntries(
    Object.entries(packages).map(([place, entry]) => [
      place,
      { dependencies: {}, devDependencies: {}, optionalDependencies: {}, ...entry },
    ]),
  ),
})

it('contains no registry URLs', () => {
  const lock = '{\n  "version": "1.0.0",\n  "resolved": "https://registry.example/a.tgz"\n}'
  expect(findLockedAddresses(lock)).toEqual(['line 3: "resolved": "https://registry.example/a.tgz"'])
  expect(findLockedAddresses('{ "version": "1.0.0" }')).toEqual([])
})

it('matches package.json', () => {
  const lock = lockOf({ '': { dependencies: { zod: '4.6.7' } } })
  const asksFor = (zod: string) => ({ dependencies: { zod }, devDependencies: {}, optionalDependencies: {} })
  expect(compareWithManifest(asksFor('4.6.7'), lock)).toEqual([])
  expect(compareWithManifest(asksFor('4.6.8'), lock)).toEqual(['package.json asks for other packages: run npm install'])
})

describe('the binaries of a platform', () => {
  const bundler = (version: string) => ({
    version,
    optionalDependencies: { '@b/linux-arm64': version, '@b/linux-x64': version },
  })
  const missing = (packages: Record<string, Entry>) => findMissingBinaries(lockOf(packages), 'linux-arm64')

  it('are complete if each is locked in the right version', () => {
    expect(
      missing({ 'node_modules/b': bundler('1.0.0'), 'node_modules/@b/linux-arm64': { version: '1.0.0' } }),
    ).toEqual([])
  })

  it('are missing if the lock file was written on another platform', () => {
    expect(missing({ 'node_modules/b': bundler('1.0.0') })).toEqual(['@b/linux-arm64 1.0.0 is missing'])
  })

  it('are missing if only another version would be found', () => {
    const packages = {
      'node_modules/b': bundler('2.0.0'),
      'node_modules/@b/linux-arm64': { version: '2.0.0' },
      'node_modules/a/node_modules/b': bundler('1.0.0'),
    }
    expect(missing(packages)).toEqual(['@b/linux-arm64 1.0.0 is missing'])
    const beside = { 'node_modules/a/node_modules/@b/linux-arm64': { version: '1.0.0' } }
    expect(missing({ ...packages, ...beside })).toEqual([])
  })
})
