// Vitest has a setting for how long `expect.poll` waits, but none for `vi.waitFor` and `vi.waitUntil`.

import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

type WaitOptions = Parameters<typeof vi.waitFor>[1]

const patient = { timeout: PATIENCE_MS, interval: 20 }
const withPatience = (options: WaitOptions): WaitOptions =>
  typeof options === 'number' ? options : { ...patient, ...options }

/** Setup files run before every file of a worker, which share one `vi`. */
const original = ((globalThis as { impatientVi?: Pick<typeof vi, 'waitFor' | 'waitUntil'> }).impatientVi ??= {
  waitFor: vi.waitFor,
  waitUntil: vi.waitUntil,
})

vi.waitFor = (check, options) => original.waitFor(check, withPatience(options))
vi.waitUntil = (check, options) => original.waitUntil(check, withPatience(options))
