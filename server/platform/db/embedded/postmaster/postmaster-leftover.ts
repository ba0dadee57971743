// A PostgreSQL of ours that outlived its Meridian: its guard was killed too, or has not stopped it yet.
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isPostmasterOf, postmasterFilePath, readPostmasterFile } from './postmaster-file.ts'

const POLL_MS = 50

/** Gracefully first; an immediate stop or a kill loses no committed data either, the next start only takes longer. */
const steps: Array<{ signal: NodeJS.Signals; timeoutMs: number }> = [
  { signal: 'SIGINT', timeoutMs: 5_000 },
  { signal: 'SIGQUIT', timeoutMs: 2_000 },
  { signal: 'SIGKILL', timeoutMs: 2_000 },
]

/** Call with the data folder locked: then anything running on it is a leftover. */
export async function stopLeftover(clusterDir: string, onProgress: (line: string) => void): Promise<void> {
  const left = readPostmasterFile(clusterDir)
  if (!left) return
  const isRunning = () => isPostmasterOf(clusterDir, left.pid)
  if (!isRunning()) {
    // PostgreSQL would mistake any live process with this id for its own and refuse to start.
    rmSync(postmasterFilePath(clusterDir), { force: true })
    return
  }
  onProgress(`Stopping PostgreSQL left over from an earlier run (process ${left.pid})`)
  for (const { signal, timeoutMs } of steps) {
    if (!isRunning()) return
    process.kill(left.pid, signal)
    for (let waited = 0; isRunning() && waited < timeoutMs; waited += POLL_MS) await wait(POLL_MS)
  }
}
