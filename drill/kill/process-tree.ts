import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Kills a process and all its descendants with SIGKILL, and waits until they are gone. */
export async function killTree(root: number): Promise<void> {
  const tree = [root, ...descendantsOf(root, readParents())]
  for (const pid of tree) killIfRunning(pid)
  while (tree.some(isRunning)) await wait(10)
}

/** For example SIGSTOP and SIGCONT: a machine that freezes and thaws. */
export function signalTree(root: number, signal: NodeJS.Signals): void {
  for (const pid of [root, ...descendantsOf(root, readParents())]) process.kill(pid, signal)
}

function descendantsOf(pid: number, parents: Map<number, number>): number[] {
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child)
  return children.flatMap((child) => [child, ...descendantsOf(child, parents)])
}

/** Process id → parent id, for all processes except zombies. */
function readParents(): Map<number, number> {
  if (!existsSync('/proc/self/stat')) {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    return new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]))
  }
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  return new Map(pids.flatMap((pid) => parentFromProc(pid)))
}

function parentFromProc(pid: number): Array<[number, number]> {
  try {
    // `pid (name) state parent …`, where the name may contain anything, including brackets.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return state === 'Z' ? [] : [[pid, Number(parent)]]
  } catch {
    // It exited in the meantime.
    return []
  }
}

const isRunning = (pid: number) => readParents().has(pid)

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}
