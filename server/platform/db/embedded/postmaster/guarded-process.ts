// Starts a PostgreSQL program that never outlives us by more than seconds, however we end.
//
// A small shell forks a guard and then execs the program. The guard is a process of its own that waits on a pipe from us.
// Data on the pipe means a clean end. EOF without data means that we died: the guard then requests a fast shutdown, after a
// while an immediate one, and finally kills the program. Because the guard exists before the program does, there is no
// moment in which our death could leave the program orphaned.
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { Invocation } from '../run-as.ts'

// `env -i`: our environment must not influence PostgreSQL, neither by PG* variables nor by a locale this machine lacks.
const guardScript = `
( {
  read -r word <&3 && exit 0
  kill -INT $$ || exit 0
  round=0
  while kill -0 $$ && [ $round -lt 80 ]; do
    round=$((round + 1))
    [ $round -eq 30 ] && kill -QUIT $$
    [ $round -eq 50 ] && kill -KILL $$
    sleep 0.1
  done
} >/dev/null 2>&1 & )
exec env -i PATH="$PATH" LC_ALL=C TZ=UTC "$@" 3<&-
`

export interface ProcessEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface GuardedProcess {
  pid: number
  errorOutput: Readable
  ended: Promise<ProcessEnd>
  kill(signal: NodeJS.Signals): void
}

export async function spawnGuarded({ command, args, options }: Invocation): Promise<GuardedProcess> {
  const child = spawn('/bin/sh', ['-c', guardScript, 'guard', command, ...args], {
    ...options,
    cwd: '/',
    // Its own process group: Ctrl-C in the terminal is for us, and we then shut PostgreSQL down cleanly.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const guard = child.stdio[3] as Writable
  // The guard may have been killed; then there is nobody left to tell.
  guard.on('error', () => undefined)
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => {
      guard.end('over\n')
      resolve({ code, signal })
    })
  })
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () => resolve(child.pid as number))
  })
  return { pid, errorOutput: child.stderr as Readable, ended, kill: (signal) => child.kill(signal) }
}
