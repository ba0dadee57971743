// One process for one program. It is killed when it takes too long, uses too much memory or says too much, so the worst a program
// can do is fail.

import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import {
  type CallResult,
  failed,
  filledUp,
  limits,
  type Program,
  type RunSettings,
  type Verdict,
  verdicts,
} from '#shared/sandbox/program.ts'
import { insidePath, nodeOptions } from './node-options.ts'
import { pythonSnapshot } from './python-snapshot.ts'

const PAGE = 4_096
const MEGABYTE = 1_048_576
/** The interpreter and Node take about 200 MB of it. */
const MAX_RESIDENT = 448 * MEGABYTE
const WATCH_MS = 200
/** Linux counts in hundredths of a second, whatever the processor. */
const TICK_MS = 10
/** Far more than a program within its limits can report. */
const MAX_REPORTED = 4 * MEGABYTE

const result = z.object({
  verdict: z.enum(verdicts),
  value: z.string().max(limits.valueLength).nullable(),
  message: z.string().max(limits.keptMessage),
  output: z.string().max(limits.keptOutput),
})

const reportSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ unloadable: result }),
  z.object({ call: result }),
])

/** The process failed before the program started: nobody's answer is to blame. */
export class SandboxFailure extends Error {
  override name = 'SandboxFailure'
}

export async function runInProcess(program: Program, settings: RunSettings): Promise<CallResult[]> {
  const snapshot = program.language === 'python' ? await pythonSnapshot() : null
  const readsSnapshot = snapshot === null ? [] : [`--allow-fs-read=${snapshot}`]
  const args = [...nodeOptions, ...readsSnapshot, insidePath('sandbox-entry.ts'), ...(snapshot ? [snapshot] : [])]
  const child = spawn(process.execPath, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  return watch(child, program, settings)
}

async function watch(child: ChildProcess, program: Program, settings: RunSettings): Promise<CallResult[]> {
  const { isPolite, ...times } = settings
  const results: CallResult[] = []
  let isReady = false
  let isUnloadable = false
  let stoppedFor: Verdict | null = null
  const stop = (verdict: Verdict) => {
    stoppedFor ??= verdict
    child.kill('SIGKILL')
  }
  let timer = setTimeout(() => stop('time'), limits.startMs)
  let cpuBefore: number | null = null
  const look = async () => {
    const usage = await usageOf(child)
    if (!usage) return
    if (usage.resident > MAX_RESIDENT) stop('memory')
    if (!isReady) return
    cpuBefore ??= usage.cpuMs
    if (usage.cpuMs - cpuBefore > times.cpuMs) stop('time')
  }
  const watching = setInterval(() => void look(), WATCH_MS)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  if (isPolite) yieldToOthers(child)
  void endFirst(child)
  limitReports(child, () => stop('output'))
  child.stdin?.on('error', () => undefined).end(JSON.stringify({ ...program, ...times }))
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  lines.on('line', (line) => {
    const report = readReport(line)
    if (!report || results.length >= program.calls.length) return stop('crashed')
    if ('unloadable' in report) isUnloadable = true
    if ('unloadable' in report) results.push(report.unloadable)
    else if ('call' in report) results.push(report.call)
    else if (!isReady) {
      isReady = true
      clearTimeout(timer)
      timer = setTimeout(() => stop('time'), times.wallMs)
    }
  })
  await ended
  clearTimeout(timer)
  clearInterval(watching)
  if (!isReady) throw new SandboxFailure('The sandbox did not start.')
  const isComplete = isUnloadable || results.length === program.calls.length || hasStopped(results.at(-1))
  return filledUp(isComplete ? results : [...results, failed(stoppedFor ?? 'crashed')], program.calls.length)
}

/** It ended its process after this call. */
const hasStopped = (last: CallResult | undefined): boolean => last?.verdict === 'time' || last?.verdict === 'output'

function readReport(line: string) {
  try {
    return reportSchema.parse(JSON.parse(line))
  } catch {
    return null
  }
}

function limitReports({ stdout }: ChildProcess, onTooMuch: () => void): void {
  let bytes = 0
  stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_REPORTED) onTooMuch()
  })
}

/** Requests come first. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It may have ended already.
  }
}

/** When the machine or the container runs out of memory, Linux ends this process and not the server. */
async function endFirst({ pid }: ChildProcess): Promise<void> {
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined)
}

type Usage = { cpuMs: number; resident: number }

/** Only Linux tells; the interpreters and the time on the wall have limits of their own. */
async function usageOf({ pid }: ChildProcess): Promise<Usage | null> {
  try {
    const [stat, statm] = await Promise.all(['stat', 'statm'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')))
    // The name of the program, in brackets, may contain spaces.
    const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { cpuMs: ticks * TICK_MS, resident: Number((statm ?? '').split(' ')[1]) * PAGE }
  } catch {
    return null
  }
}
