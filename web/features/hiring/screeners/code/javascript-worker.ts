// Runs one program in a worker, where it can neither block the page nor reach it. The server allows only the file of this worker to
// compile WebAssembly (server/static-files.ts).

import loadModule from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi'
import wasmLocation from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core'
import type { Program } from '#shared/sandbox/program.ts'
import { runJavaScript } from '#shared/sandbox/run-javascript.ts'

export type ProgramToRun = Omit<Program, 'language'> & { timeMs: number }

const parts = { type: 'sync', importFFI: async () => QuickJSFFI, importModuleLoader: async () => loadModule } as const
const loading = newQuickJSWASMModuleFromVariant(newVariant(parts, { wasmLocation }))
// A rejection in a worker does not reach the page.
loading.catch(() => postMessage({ unable: true }))

addEventListener('message', ({ data }: MessageEvent<ProgramToRun>) => void run(data))

async function run(program: ProgramToRun): Promise<void> {
  const quickjs = await loading
  postMessage({ ready: true })
  const started = performance.now()
  runJavaScript(quickjs, program, {
    tell: postMessage,
    isOutOfTime: () => performance.now() - started > program.timeMs,
  })
  postMessage({ ended: true })
}
