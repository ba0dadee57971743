import type { Kernels } from './kernels.ts'
import { plainKernelsOver } from './plain-kernels.ts'
import { wasmKernelsOver } from './wasm-kernels.ts'
import type { WasmMemory } from './web-assembly.ts'

export function kernelsOver(memory: WasmMemory): Kernels {
  const built = wasmKernelsOver(memory)
  if (built) return built
  process.emitWarning(
    'The search runs without its WebAssembly and is several times slower: npm run build assembles it.',
  )
  return plainKernelsOver(memory)
}
