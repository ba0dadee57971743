// Uploads a take while it is being recorded: one piece after the other, retrying until the server has it. The server reports the
// offset of the next piece, so a lost response costs nothing.

export type SendOutcome =
  /** The server has everything up to this offset. */
  | { state: 'received'; upTo: number }
  /** No response, or a temporary failure. */
  | { state: 'later' }
  /** Rejected for good; retrying will not help. */
  | { state: 'rejected'; error: unknown }

type SliceSenderDeps = {
  send: (offset: number, piece: Blob) => Promise<SendOutcome>
  wait: (ms: number) => Promise<void>
  /** Bytes not yet uploaded, and whether the connection is the reason. */
  onProgress?: (progress: { unsent: number; isWaiting: boolean }) => void
}

export type SliceSender = {
  add(slice: Blob): void
  /** Resolves once everything has been received; rejects when it never will be. */
  finished(): Promise<void>
  stop(): void
}

// After an hour offline there is a lot to upload: use pieces small enough for a weak connection.
const PIECE_BYTES = 1024 * 1024
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

export function createSliceSender({ send, wait, onProgress }: SliceSenderDeps): SliceSender {
  const slices: Blob[] = []
  let total = 0
  let received = 0
  let isStopped = false
  let rejection: { error: unknown } | null = null
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    for (let failures = 0; received < total && !isStopped && !rejection; ) {
      const outcome = await send(received, new Blob(slices).slice(received, Math.min(total, received + PIECE_BYTES)))
      if (outcome.state === 'rejected') rejection = { error: outcome.error }
      else if (outcome.state === 'received' && outcome.upTo !== received) {
        received = Math.min(outcome.upTo, total)
        failures = 0
      } else {
        onProgress?.({ unsent: total - received, isWaiting: true })
        await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures))
        failures += 1
        continue
      }
      onProgress?.({ unsent: total - received, isWaiting: false })
    }
  }

  function start(): void {
    running ??= run().finally(() => {
      running = null
      if (received < total && !isStopped && !rejection) start()
    })
  }

  return {
    add(slice) {
      slices.push(slice)
      total += slice.size
      start()
    },
    async finished() {
      while (running) await running
      if (rejection) throw rejection.error
    },
    stop() {
      isStopped = true
    },
  }
}
