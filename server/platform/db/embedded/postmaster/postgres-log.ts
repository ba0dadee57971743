// PostgreSQL's own log, bounded: the current file and its predecessor.
import { appendFileSync, renameSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'

const MAX_LOG_BYTES = 5 * 1024 * 1024
const KEPT_LINES = 20

export interface PostgresLog {
  /** The last lines, to explain why a start failed. */
  lastLines(): string[]
}

export function captureLog(source: Readable, logFile: string): PostgresLog {
  let size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  let recent = ''
  source.setEncoding('utf8').on('data', (text: string) => {
    if (size > MAX_LOG_BYTES) {
      renameSync(logFile, `${logFile}.1`)
      size = 0
    }
    size += append(logFile, text)
    recent = (recent + text).split('\n').slice(-KEPT_LINES).join('\n')
  })
  return { lastLines: () => recent.split('\n').filter(Boolean) }
}

/** Returns the number of bytes written: none on a full disk, which PostgreSQL reports itself and must not stop us. */
function append(file: string, text: string): number {
  try {
    appendFileSync(file, text, { mode: 0o600 })
    return Buffer.byteLength(text)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 0
    throw error
  }
}

/** Extracts the reason from lines like `2026-11-15 03:49:01 UTC [123] FATAL:  the reason`. */
export function failureReason(lines: string[]): string {
  const reason = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1)
  return reason?.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '') ?? 'no reason given'
}
