import { Thread, ThreadError } from '#server/platform/threads/thread.ts'
import { slot } from '#server/platform/wiring/slot.ts'
import type { MrzReading } from './read-mrz.ts'

/** Null if no machine-readable zone can be read. */
export type DocumentReader = (image: Uint8Array, today: Date) => Promise<MrzReading | null>

/** Its own slot, so that tests do not have to recognize text. */
export const documentReader = slot<DocumentReader>('identity.document-reader')

const thread = new Thread(new URL('./identity-thread.ts', import.meta.url), {
  // Four orientations on a busy machine.
  maxMilliseconds: 60_000,
  maxMegabytes: 256,
})

export const readInThread: DocumentReader = async (image, today) => {
  try {
    return (await thread.run({ image, today: today.getTime() })) as MrzReading | null
  } catch (error) {
    if (error instanceof ThreadError) return null
    throw error
  }
}

export const closeReader = (): Promise<void> => thread.close()
