import { readFileSync } from 'node:fs'

/** Clock ticks a second, the same on every Linux that Node runs on. */
const TICKS = 100

/** Resident memory of a process. */
export const kilobytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

export function processorSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold blanks, so count from behind it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
