// Runs JavaScript and TypeScript on the examples of its question in a worker of this browser: as often as the person likes, and without
// a connection once it is loaded. The marks come from the server alone.

import { type CaseResult, toCaseResult } from '#shared/features/hiring/screeners/code/case-result.ts'
import { type CallResult, failed, filledUp, type Report } from '#shared/sandbox/program.ts'
import type { CodeQuestion } from './code-runner.ts'
import type { ProgramToRun } from './javascript-worker.ts'

/** As on the server; a worker has a processor to itself. */
const RUN_MS = 5_000
/** The interpreter ends a program at its limit; this is for one that keeps it from looking at the clock. */
const KILL_MS = RUN_MS + 3_000
/** On a slow line the server is faster than loading an interpreter. */
const START_MS = 8_000

/** Null if this browser cannot run it. */
export async function runInBrowser(question: CodeQuestion, source: string): Promise<CaseResult[] | null> {
  if (typeof Worker === 'undefined') return null
  const { language, entry, examples } = question
  const plain = await plainSource(language, source)
  if (plain === null) return null
  const calls = examples.map(({ args }) => args)
  const results = await runInWorker({ source: plain, entry, calls, timeMs: RUN_MS })
  return results?.map((result, place) => toCaseResult(result, examples[place]?.expected ?? null)) ?? null
}

async function plainSource(language: CodeQuestion['language'], source: string): Promise<string | null> {
  if (language === 'javascript') return source
  return language === 'typescript' ? (await import('./strip-types.ts')).stripTypes(source) : null
}

function runInWorker(program: ProgramToRun): Promise<CallResult[] | null> {
  const worker = new Worker(new URL('javascript-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<CallResult[] | null>()
  const results: CallResult[] = []
  const end = () => resolve(filledUp(results, program.calls.length))
  let timer = setTimeout(() => resolve(null), START_MS)
  worker.addEventListener('error', () => resolve(null))
  worker.addEventListener('message', ({ data }: MessageEvent<Report | { ended: true } | { unable: true }>) => {
    if ('ended' in data) end()
    else if ('unable' in data) resolve(null)
    else if ('unloadable' in data) results.push(data.unloadable)
    else if ('call' in data) results.push(data.call)
    else {
      clearTimeout(timer)
      timer = setTimeout(() => {
        results.push(failed('time'))
        end()
      }, KILL_MS)
    }
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(program)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
