import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

export interface AckLog {
  add(n: number): void
  all(): number[]
}

/**
 * What the server has promised to keep. Written to disk before it counts, so that the drill itself may be killed, too.
 */
export function openAckLog(file: string): AckLog {
  const acknowledged: number[] = []
  const handle = openSync(file, 'a')
  process.once('exit', () => closeSync(handle))
  return {
    add: (n) => {
      writeSync(handle, `${n}\n`)
      fsyncSync(handle)
      acknowledged.push(n)
    },
    all: () => acknowledged,
  }
}
