// A server under test in a separate process, and what it costs.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface ServerProcess {
  to: 'product' | 'bare server'
  port: number
  /** Heap and buffers in KB, after garbage collection. */
  memory(): Promise<number>
  processorSeconds(): number
  stop(): void
}

export async function startServerProcess(to: ServerProcess['to'], file: string): Promise<ServerProcess> {
  const child = forkBench(file, ['--expose-gc'])
  const [port] = (await once(child, 'message')) as [number]
  return {
    to,
    port,
    async memory() {
      child.send('memory')
      const [bytes] = (await once(child, 'message')) as [number]
      return bytes / 1024
    },
    processorSeconds: () => processorSecondsOf(child.pid ?? 0),
    stop: () => void child.kill(),
  }
}

export const forkBench = (file: string, execArgv: string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv,
    env: { ...process.env, NODE_ENV: 'production' },
  })

/** The counterpart, in the server. */
export function reportMemoryOnRequest(): void {
  process.on('message', () => {
    globalThis.gc?.()
    // Not resident memory: a process that has just started has spare room and uses that first.
    const { heapUsed, external } = process.memoryUsage()
    process.send?.(heapUsed + external)
  })
}

/** Clock ticks per second, the same on every Linux that Node supports. */
const TICKS = 100

function processorSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may contain spaces, so start counting after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
