// Python in Pyodide: CPython in WebAssembly, started from a snapshot of its memory, since starting it takes seconds.

import { constants, readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'
import { createPrinted } from '../../../../shared/sandbox/printed.ts'
import { type CallResult, failed, limits, type Program, type Tell } from '../../../../shared/sandbox/program.ts'
import { leave } from './lock-down.ts'

type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number }

/** The types of Node do not know it. */
const { Memory } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } }).WebAssembly

const MEGABYTE = 1_048_576
const PAGE = 65_536
/** The interpreter itself takes some. */
const MAX_BYTES = (limits.megabytes + 64) * MEGABYTE

/** The modules that lead out of Python are hidden; that they are harmless anyway is the job of the process around it. */
const HARNESS = `
import json, sys
for name in ('js', 'pyodide_js', 'pyodide', 'pyodide.code', 'pyodide.ffi', 'pyodide.http', '_pyodide', '_pyodide_core'):
    sys.modules[name] = None
def load(source, entry):
    space = {'__name__': 'answer'}
    exec(compile(source, 'answer.py', 'exec'), space)
    found = space.get(entry)
    return found if callable(found) else None
def call(found, args, loads=json.loads, dumps=json.dumps):
    return dumps(found(*loads(args)), ensure_ascii=False)
(load, call)
`

type PythonFunction = (...args: unknown[]) => unknown

export async function prepare(snapshot: string) {
  allowPermissions()
  limitMemory()
  const python = await loadPyodide({
    _loadSnapshot: readFileSync(snapshot),
    // Nothing of the host.
    jsglobals: Object.create(null) as object,
    env: { HOME: '/' },
  })
  const [load, call] = python.runPython(HARNESS) as [PythonFunction, PythonFunction]
  return ({ source, entry, calls }: Program, tell: Tell): void => {
    const printed = createPrinted((kept) => {
      tell({ call: failed('output', '', kept) })
      leave()
    })
    const decoder = new TextDecoder()
    const write = (bytes: Uint8Array) => {
      printed.add(decoder.decode(bytes, { stream: true }))
      return bytes.length
    }
    python.setStdout({ write })
    python.setStderr({ write })
    python.setStdin({ error: true })
    let found: unknown
    try {
      found = load(source, entry)
    } catch (error) {
      return tell({ unloadable: { ...failureOf(error), output: printed.take() } })
    }
    if (found === undefined || found === null) return tell({ unloadable: failed('missing') })
    for (const args of calls) {
      try {
        const json = String(call(found, args))
        const result = json.length > limits.valueLength ? failed('output') : { ...failed('done'), value: json }
        tell({ call: { ...result, output: printed.take() } })
      } catch (error) {
        tell({ call: { ...failureOf(error), output: printed.take() } })
      }
    }
  }
}

/** `PythonError` has the type of the exception and the traceback. Anything else is a failure of the interpreter. */
function failureOf(error: unknown): CallResult {
  if (!(error instanceof Error) || !('type' in error)) return failed('crashed')
  if (error.type === 'MemoryError') return failed('memory')
  const lines = error.message.trim().split('\n')
  const line = [...error.message.matchAll(/File "answer\.py", line (\d+)/g)].at(-1)?.[1]
  const said = lines.at(-1) ?? ''
  return failed('error', line === undefined ? said : `${said} (line ${line})`)
}

/** It asks for the constants of files in a way that the permission model denies. */
export function allowPermissions(): void {
  Object.assign(process, { binding: () => ({ fs: constants }) })
}

/** Python gets a MemoryError when its memory cannot grow. */
function limitMemory(): void {
  const { prototype } = Memory
  const grow = prototype.grow
  prototype.grow = function growWithin(this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE > MAX_BYTES) throw new RangeError('The memory limit is reached.')
    return grow.call(this, pages)
  }
}
