// Assembles the WebAssembly of the search: a tenth of a second, and nothing when its sources have not changed.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { kernelFiles } from '#server/features/jobs/job-search/memory/bits/wasm-kernels.ts'
import { Module } from '#server/features/jobs/job-search/memory/bits/web-assembly.ts'

export async function assembleKernels(): Promise<void> {
  for (const [source, file] of kernelFiles()) {
    if (existsSync(file)) continue
    const bytes = await assemble(basename(source), readFileSync(source, 'utf8'))
    mkdirSync(dirname(file), { recursive: true })
    // Renamed into place, so that nobody ever reads half of it.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  }
}

/** Throws with the place in the source that cannot be read, or with what the engine has against the rest. */
export async function assemble(name: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: loadWabt } = await import('wabt')
  // Threads, because the memory is shared with the one that counts aside.
  const parsed = (await loadWabt()).parseWat(name, text, { simd: true, threads: true })
  try {
    const bytes = Uint8Array.from(parsed.toBinary({}).buffer)
    new Module(bytes)
    return bytes
  } finally {
    parsed.destroy()
  }
}
