import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingPlatformPackages } from './lock-platform.mjs'
import { aTemporaryFolder } from './project.builder.mjs'

function missing(packages) {
  const root = aTemporaryFolder()
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  return missingPlatformPackages(root, 'linux', 'arm64')
}

const bundler = (version) => ({ version, optionalDependencies: { '@b/linux-arm64': version, '@b/linux-x64': version } })

describe('binary packages of this machine', () => {
  it('are all there when each is locked in the version that is wanted', () => {
    expect(
      missing({ 'node_modules/b': bundler('1.0.0'), 'node_modules/@b/linux-arm64': { version: '1.0.0' } }),
    ).toEqual([])
  })

  it('are missed when the lock was written on another machine', () => {
    expect(missing({ 'node_modules/b': bundler('1.0.0') })).toEqual(['@b/linux-arm64'])
  })

  it('are missed when only another version of them would be found', () => {
    const packages = {
      'node_modules/b': bundler('2.0.0'),
      'node_modules/@b/linux-arm64': { version: '2.0.0' },
      'node_modules/a/node_modules/b': bundler('1.0.0'),
    }
    expect(missing(packages)).toEqual(['@b/linux-arm64'])
    const beside = { 'node_modules/a/node_modules/@b/linux-arm64': { version: '1.0.0' } }
    expect(missing({ ...packages, ...beside })).toEqual([])
  })
})
