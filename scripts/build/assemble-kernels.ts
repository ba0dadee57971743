// Assembles the WebAssembly of the search: takes a tenth of a second, or nothing if its sources have not changed.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { kernelFiles } from '#server/features/jobs/job-search/memory/bits/wasm-kernels.ts'
import { Module } from '#server/features/jobs/job-search/memory/bits/web-assembly.ts'

export async function assembleKernels(): Promise<void> {
  for (const [source, file] of kernelFiles()) {
    if (existsSync(file)) continue
    const bytes = await assemble(basename(source), readFileSync(source, 'utf8'))
    mkdirSync(dirname(file), { recursive: true })
    // Renamed into place, so that nobody ever reads a partial file.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  }
}

/** Throws with the position of a syntax error, or with the engine's validation error. */
export async function assemble(name: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: loadWabt } = await import('wabt')
  // Threads, because memory is shared with the thread that counts in the background.
  const parsed = (await loadWabt()).parseWat(name, text, { simd: true, threads: true })
  try {
    const bytes = Uint8Array.from(parsed.toBinary({}).buffer)
    new Module(bytes)
    return bytes
  } finally {
    parsed.destroy()
  }
}
