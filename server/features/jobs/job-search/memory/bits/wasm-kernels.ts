// The kernels as assembled by the build. Files are named by the hash of their source, so an outdated one is never used.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kernels } from './kernels.ts'
import { Instance, Module, type WasmMemory, type WasmModule } from './web-assembly.ts'

const sources = ['set-kernels.wat', 'tally-kernels.wat'].map((name) => join(import.meta.dirname, name))

/** Source file → assembled file. */
export const kernelFiles = (): ReadonlyMap<string, string> =>
  new Map(
    sources.map((source) => {
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex')
      return [source, join(import.meta.dirname, '../../../../../../build/kernels', `${hash.slice(0, 16)}.wasm`)]
    }),
  )

function loadModules(): WasmModule[] | null {
  const files = [...kernelFiles().values()]
  return files.every((file) => existsSync(file)) ? files.map((file) => new Module(readFileSync(file))) : null
}

let modules: WasmModule[] | null | undefined

/** Null when they have not been built. */
export function wasmKernelsOver(memory: WasmMemory): Kernels | null {
  modules ??= loadModules()
  if (!modules) return null
  const exported = modules.map((module) => new Instance(module, { host: { memory } }).exports as Partial<Kernels>)
  return Object.assign({}, ...exported) as Kernels
}
