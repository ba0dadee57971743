// Starts a PostgreSQL program so that it never outlives us by more than seconds, whatever ends us.
//
// A small shell becomes the program, after leaving a guard behind: a process of its own that waits on a pipe from us.
// A word on the pipe means that all is well and over. The end of the pipe without a word means that we are gone: the
// guard then asks the program for a fast shutdown, soon for an immediate one, and at last kills it. Because the guard
// is there before the program is, there is no moment in which we could die and leave the program alone.
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { Invocation } from '../run-as.ts'

// `env -i`: nothing around us may steer PostgreSQL, no PG* variable and no locale that this machine does not have.
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
    // Its own process group: Ctrl-C in the terminal is for us, who then stop PostgreSQL in good order.
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
