// JavaScript in QuickJS: an interpreter in WebAssembly that has nothing but the language itself. The server and the browser bring the
// interpreter and their own measure of time.

import type { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core'
import { createPrinted } from './printed.ts'
import { type CallResult, failed, limits, type Program, type Tell } from './program.ts'

const MEGABYTE = 1_048_576
/** More would overflow the stack of the host first. */
const STACK_BYTES = 256 * 1_024

/** Taken before the program can replace them. */
const HARNESS = `(() => {
  const { stringify, parse } = JSON
  return { call: (f, args) => f(...parse(args)), write: (value) => stringify(value) }
})()`

type Run = { tell: Tell; isOutOfTime: () => boolean }
/** Why the whole program has to stop. */
type Stop = { verdict: 'time' | 'output' | null }

export function runJavaScript(
  quickjs: QuickJSWASMModule,
  program: Omit<Program, 'language'>,
  { tell, isOutOfTime }: Run,
): void {
  const runtime = quickjs.newRuntime()
  runtime.setMemoryLimit(limits.megabytes * MEGABYTE)
  runtime.setMaxStackSize(STACK_BYTES)
  const stop: Stop = { verdict: null }
  runtime.setInterruptHandler(() => {
    if (isOutOfTime()) stop.verdict ??= 'time'
    return stop.verdict !== null
  })
  runAll(runtime, program, { tell, stop })
}

function runAll(
  runtime: QuickJSRuntime,
  { source, entry: name, calls }: Omit<Program, 'language'>,
  { tell, stop }: { tell: Tell; stop: Stop },
): void {
  const context = runtime.newContext()
  const printed = createPrinted(() => {
    stop.verdict ??= 'output'
  })
  addConsole(context, { print: printed.add, stop })
  const harness = context.unwrapResult(context.evalCode(HARNESS))
  const [call, write] = [context.getProp(harness, 'call'), context.getProp(harness, 'write')]
  const ran = (result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle => {
    if (result.error) throw new ProgramError(failureOf(context, result.error, stop))
    if (stop.verdict) throw new ProgramError(failed(stop.verdict))
    return result.value
  }
  const settle = (value: QuickJSHandle): QuickJSHandle => {
    const jobs = runtime.executePendingJobs()
    if (jobs.error) throw new ProgramError(failureOf(context, jobs.error, stop))
    const state = context.getPromiseState(value)
    if (state.type === 'fulfilled') return state.value
    if (state.type === 'rejected') throw new ProgramError(failureOf(context, state.error, stop))
    throw new ProgramError(failed('error', 'The promise never settled.'))
  }
  let entry: QuickJSHandle
  try {
    ran(context.evalCode(source, 'answer.js'))
    entry = ran(context.evalCode(`typeof ${name} === 'function' ? ${name} : undefined`))
    if (context.typeof(entry) !== 'function') throw new ProgramError(failed('missing'))
  } catch (error) {
    return tell({ unloadable: { ...resultOf(error), output: printed.take() } })
  }
  for (const args of calls) {
    try {
      const returned = settle(ran(context.callFunction(call, context.undefined, entry, context.newString(args))))
      const json = context.dump(ran(context.callFunction(write, context.undefined, returned))) as unknown
      tell({ call: { ...returnedValue(json), output: printed.take() } })
    } catch (error) {
      tell({ call: { ...resultOf(error), output: printed.take() } })
      if (stop.verdict) return
    }
  }
}

class ProgramError extends Error {
  readonly result: CallResult
  constructor(result: CallResult) {
    super(result.message)
    this.result = result
  }
}

/** Anything else is a failure of the interpreter, for example because its own stack is full. */
const resultOf = (error: unknown): CallResult => (error instanceof ProgramError ? error.result : failed('crashed'))

function returnedValue(json: unknown): CallResult {
  if (typeof json !== 'string') return { ...failed('done'), value: null }
  return json.length > limits.valueLength ? failed('output') : { ...failed('done'), value: json }
}

function failureOf(context: QuickJSContext, error: QuickJSHandle, stop: Stop): CallResult {
  if (stop.verdict) return failed(stop.verdict)
  const dumped = context.dump(error) as unknown
  const { name = '', message = '', stack = '' } = isRecord(dumped) ? dumped : { message: String(dumped) }
  if (name === 'InternalError' && message === 'out of memory') return failed('memory')
  const line = /answer\.js:(\d+)/.exec(String(stack))?.[1]
  const said = [String(name), String(message)].filter(Boolean).join(': ')
  return failed('error', line === undefined ? said : `${said} (line ${line})`)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function addConsole(context: QuickJSContext, { print, stop }: { print: (text: string) => void; stop: Stop }): void {
  const log = context.newFunction('log', (...args) => {
    // Copying more out of the interpreter would only take time.
    if (stop.verdict) return
    const words = args.map((arg) => {
      const value = context.dump(arg) as unknown
      return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
    })
    print(`${words.join(' ')}\n`)
    // An error ends most programs at once. One that catches it is interrupted, but the interpreter only looks now and then.
    if (stop.verdict) throw new Error('Printed too much')
  })
  const console = context.newObject()
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) context.setProp(console, name, log)
  context.setProp(context.global, 'console', console)
}
