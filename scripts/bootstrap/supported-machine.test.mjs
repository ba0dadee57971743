import { expect, it } from 'vitest'
import { assertSupported } from './supported-machine.mjs'

it('refuses musl and plain Windows in one line, and accepts this machine', () => {
  expect(() => assertSupported({ platform: 'linux', hasGlibc: false })).toThrow(
    /^Meridian needs a Linux with glibc.*musl/,
  )
  expect(() => assertSupported({ platform: 'win32', hasGlibc: false })).toThrow(
    /^Meridian runs on Windows through WSL 2/,
  )
  expect(() => assertSupported()).not.toThrow()
})
