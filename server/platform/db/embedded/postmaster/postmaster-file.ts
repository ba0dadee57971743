// postmaster.pid, which PostgreSQL keeps in its data folder: the process that runs and its state.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Line numbers are PostgreSQL's (src/include/utils/pidfile.h), counted from 0. */
const PID_LINE = 0
const STATUS_LINE = 7

export interface PostmasterFile {
  pid: number
  isReady: boolean
}

export const postmasterFilePath = (clusterDir: string) => path.join(clusterDir, 'postmaster.pid')

export function readPostmasterFile(clusterDir: string): PostmasterFile | null {
  const text = readIfThere(postmasterFilePath(clusterDir))
  if (!text) return null
  const lines = text.split('\n')
  return { pid: Number(lines[PID_LINE]), isReady: lines[STATUS_LINE]?.trim() === 'ready' }
}

/** Whether this process is the PostgreSQL of this folder, and not a later one with a reused process id. */
export function isPostmasterOf(clusterDir: string, pid: number): boolean {
  return commandLine(pid).includes(`-D ${clusterDir} `)
}

function commandLine(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    return (readIfThere(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ')
  }
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    // ps exits with 1 when there is no such process.
    return ''
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    // ESRCH: the process exited between opening and reading its entry in /proc.
    const isGone = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')
    if (isGone) return null
    throw error
  }
}
