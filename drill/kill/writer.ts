import type { AckLog } from './ack-log.ts'
import type { ServerUnderTest } from './server-under-test.ts'

/** The kind of write that a drill checks: one numbered thing at a time, acknowledged or failed. */
export interface DrillWriter {
  /** Makes ready to write after each start of the server; may be called any number of times. */
  prepare(server: ServerUnderTest): Promise<void>
  /** Resolves only when the server has acknowledged write n. */
  writeOnce(server: ServerUnderTest, n: number): Promise<void>
  readAll(server: ServerUnderTest): Promise<Set<number>>
}

const LANES = 4

let next = 1

/** Writes as fast as it can, several at a time, until told to stop; resolves after the first acknowledged write. */
export async function writeUntilStopped(writer: DrillWriter, server: ServerUnderTest, acks: AckLog) {
  let isStopped = false
  const writeOne = async () => {
    const n = next++
    await writer.writeOnce(server, n)
    acks.add(n)
  }
  const fillLane = async () => {
    while (!isStopped) await writeOne()
  }
  await writeOne()
  // A write that fails because its server was killed is the point of the drill: it ends its lane.
  const lanes = Promise.allSettled(Array.from({ length: LANES }, fillLane))
  return {
    stop: async () => {
      isStopped = true
      await lanes
    },
  }
}
