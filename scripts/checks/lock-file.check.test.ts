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

it('holds no address of a registry', () => {
  const lock = '{\n  "version": "1.0.0",\n  "resolved": "https://registry.example/a.tgz"\n}'
  expect(findLockedAddresses(lock)).toEqual(['line 3: "resolved": "https://registry.example/a.tgz"'])
  expect(findLockedAddresses('{ "version": "1.0.0" }')).toEqual([])
})

it('asks for what package.json asks for', () => {
  const lock = lockOf({ '': { dependencies: { zod: '4.6.7' } } })
  const asksFor = (zod: string) => ({ dependencies: { zod }, devDependencies: {}, optionalDependencies: {} })
  expect(compareWithManifest(asksFor('4.6.7'), lock)).toEqual([])
  expect(compareWithManifest(asksFor('4.6.8'), lock)).toEqual(['package.json asks for other packages: run npm install'])
})

describe('the binaries of a machine', () => {
  const bundler = (version: string) => ({
    version,
    optionalDependencies: { '@b/linux-arm64': version, '@b/linux-x64': version },
  })
  const missing = (packages: Record<string, Entry>) => findMissingBinaries(lockOf(packages), 'linux-arm64')

  it('are all there when each is locked in the version that is wanted', () => {
    expect(
      missing({ 'node_modules/b': bundler('1.0.0'), 'node_modules/@b/linux-arm64': { version: '1.0.0' } }),
    ).toEqual([])
  })

  it('are missed when the lock was written on another machine', () => {
    expect(missing({ 'node_modules/b': bundler('1.0.0') })).toEqual(['@b/linux-arm64 1.0.0 is missing'])
  })

  it('are missed when only another version of them would be found', () => {
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
