// Sends what is recorded while it is recorded: one piece after the other, again and again until the server has it. The
// server says where the next piece starts, so an answer that was lost costs nothing.

export type SendOutcome =
  /** The server has everything up to here. */
  | { state: 'received'; upTo: number }
  /** No answer, or trouble that passes. */
  | { state: 'later' }
  /** It will not be taken, whatever is tried. */
  | { state: 'refused'; error: unknown }

type SenderNeeds = {
  send: (offset: number, piece: Blob) => Promise<SendOutcome>
  wait: (ms: number) => Promise<void>
  /** Bytes that are not there yet, and whether the line is at fault. */
  onProgress?: (progress: { unsent: number; isWaiting: boolean }) => void
}

export type SliceSender = {
  add(slice: Blob): void
  /** Resolves when everything was received; rejects when it never will be. */
  finished(): Promise<void>
  stop(): void
}

// After an hour without a line there is much to send: in pieces that a weak one still carries.
const PIECE_BYTES = 1024 * 1024
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

export function createSliceSender({ send, wait, onProgress }: SenderNeeds): SliceSender {
  const slices: Blob[] = []
  let total = 0
  let received = 0
  let isStopped = false
  let refusal: { error: unknown } | null = null
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    for (let failures = 0; received < total && !isStopped && !refusal; ) {
      const outcome = await send(received, new Blob(slices).slice(received, Math.min(total, received + PIECE_BYTES)))
      if (outcome.state === 'refused') refusal = { error: outcome.error }
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
      if (received < total && !isStopped && !refusal) start()
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
      if (refusal) throw refusal.error
    },
    stop() {
      isStopped = true
    },
  }
}
