// JavaScript and TypeScript in QuickJS: an interpreter in WebAssembly that has nothing but the language itself.

import { stripTypeScriptTypes } from 'node:module'
import variant from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core'
import { type CallResult, failed, limits, type Program, type Tell } from '../program.ts'
import { createPrinted } from './printed.ts'

const MEGABYTE = 1_048_576
/** More would overflow the stack of the host first. */
const STACK_BYTES = 256 * 1_024

/** Taken before the program can replace them. */
const HARNESS = `(() => {
  const { stringify, parse } = JSON
  return { call: (f, args) => f(...parse(args)), write: (value) => stringify(value) }
})()`

type Stop = { isOutOfTime: boolean }

export async function prepare(cpuMs: number) {
  const quickjs = await newQuickJSWASMModuleFromVariant(variant)
  return (program: Program, tell: Tell): void => {
    const runtime = quickjs.newRuntime()
    runtime.setMemoryLimit(limits.megabytes * MEGABYTE)
    runtime.setMaxStackSize(STACK_BYTES)
    const stop: Stop = { isOutOfTime: false }
    const start = process.cpuUsage()
    runtime.setInterruptHandler(() => {
      const { user, system } = process.cpuUsage(start)
      stop.isOutOfTime = (user + system) / 1_000 > cpuMs
      return stop.isOutOfTime
    })
    runAll(runtime, program, { tell, stop })
  }
}

type Telling = { tell: Tell; stop: Stop }

function runAll(runtime: QuickJSRuntime, program: Program, { tell, stop }: Telling): void {
  const context = runtime.newContext()
  const printed = createPrinted(tell)
  addConsole(context, printed.add)
  const harness = context.unwrapResult(context.evalCode(HARNESS))
  const [call, write] = [context.getProp(harness, 'call'), context.getProp(harness, 'write')]
  const ran = (result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle => {
    if (result.error) throw new ProgramError(failureOf(context, result.error, stop))
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
    ran(context.evalCode(sourceOf(program), 'answer.js'))
    entry = ran(context.evalCode(`typeof ${program.entry} === 'function' ? ${program.entry} : undefined`))
    if (context.typeof(entry) !== 'function') throw new ProgramError(failed('missing'))
  } catch (error) {
    return tell({ unloadable: { ...resultOf(error), output: printed.take() } })
  }
  for (const args of program.calls) {
    try {
      const returned = settle(ran(context.callFunction(call, context.undefined, entry, context.newString(args))))
      const json = context.dump(ran(context.callFunction(write, context.undefined, returned))) as unknown
      tell({ call: { ...returnedValue(json), output: printed.take() } })
    } catch (error) {
      tell({ call: { ...resultOf(error), output: printed.take() } })
      if (stop.isOutOfTime) return
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

function sourceOf({ language, source }: Program): string {
  if (language === 'javascript') return source
  try {
    return stripTypeScriptTypes(source)
  } catch (error) {
    throw new ProgramError(failed('error', error instanceof Error ? error.message : ''))
  }
}

function failureOf(context: QuickJSContext, error: QuickJSHandle, stop: Stop): CallResult {
  if (stop.isOutOfTime) return failed('time')
  const dumped = context.dump(error) as unknown
  const { name = '', message = '', stack = '' } = isRecord(dumped) ? dumped : { message: String(dumped) }
  if (name === 'InternalError' && message === 'out of memory') return failed('memory')
  const line = /answer\.js:(\d+)/.exec(String(stack))?.[1]
  const said = [String(name), String(message)].filter(Boolean).join(': ')
  return failed('error', line === undefined ? said : `${said} (line ${line})`)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function addConsole(context: QuickJSContext, print: (text: string) => void): void {
  const log = context.newFunction('log', (...args) => {
    const words = args.map((arg) => {
      const value = context.dump(arg) as unknown
      return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
    })
    print(`${words.join(' ')}\n`)
  })
  const console = context.newObject()
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) context.setProp(console, name, log)
  context.setProp(context.global, 'console', console)
}
