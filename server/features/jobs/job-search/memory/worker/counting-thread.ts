// Counts in a worker thread, on the shared memory of the index.

import { parentPort, workerData } from 'node:worker_threads'
import { kernelsOver } from '../bits/load-kernels.ts'
import { runTally, type Tally } from '../bits/place-sets.ts'
import type { WasmMemory } from '../bits/web-assembly.ts'

const kernels = kernelsOver(workerData as WasmMemory)
const port = parentPort
port?.on('message', (tallies: readonly Tally[]) => {
  for (const tally of tallies) runTally(kernels, tally)
  port.postMessage(null, [])
})
