// Turns the selection of a take into a file on the server: cuts it here, then uploads it. Steps that have succeeded are not
// repeated when a later one fails.

import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import type { CutOutWatch, Part } from '../cutting/cut-out.ts'

export type PartStep = { name: 'cutting' | 'sending'; done: number }

type Whole = { content: Blob; kind: RecordedKind }

type PartNeeds = {
  cut: (content: Blob, part: Part, watch: CutOutWatch) => Promise<Blob>
  /** Resolves to the id of the file. */
  send: (file: File, kind: RecordedKind, watch: CutOutWatch) => Promise<string>
  /** Deletes a file that is no longer needed. */
  forget: (fileId: string) => Promise<void>
}

export type PartMaker = {
  make(whole: Whole, part: Part, watch: { signal: AbortSignal; onStep: (step: PartStep) => void }): Promise<string>
  /** Another selection is wanted, or none. */
  drop(): Promise<void>
  /**
   * The file is being submitted as the recording. Unless that is rejected it may be in use, so it is not deleted, even if no
   * response comes.
   */
  offer(): void
  refused(): void
  /** The file has become the recording. */
  settle(): void
}

type Made = { of: Blob; part: Part; file: File; fileId: string | null; isOffered: boolean }

export function createPartMaker({ cut, send, forget }: PartNeeds): PartMaker {
  let made: Made | null = null

  async function drop(): Promise<void> {
    const fileId = made?.isOffered ? null : (made?.fileId ?? null)
    made = null
    // Only the person themselves can see the leftover file, so a failed deletion must not stop them.
    if (fileId !== null) await forget(fileId).catch(() => undefined)
  }

  return {
    async make({ content, kind }, part, { signal, onStep }) {
      if (!made || made.of !== content || made.part.start !== part.start || made.part.end !== part.end) {
        await drop()
        onStep({ name: 'cutting', done: 0 })
        const onProgress = (done: number) => onStep({ name: 'cutting', done })
        const cutOut = await cut(content, part, { signal, onProgress })
        made = { of: content, part, file: toFile(cutOut), fileId: null, isOffered: false }
      }
      const mine = made
      if (mine.fileId === null) {
        onStep({ name: 'sending', done: 0 })
        const onProgress = (done: number) => onStep({ name: 'sending', done })
        mine.fileId = await send(mine.file, kind, { signal, onProgress })
      }
      signal.throwIfAborted()
      return mine.fileId
    },
    drop,
    offer() {
      if (made) made.isOffered = true
    },
    refused() {
      if (made) made.isOffered = false
    },
    settle() {
      made = null
    },
  }
}

const toFile = (part: Blob): File =>
  new File([part], `introduction.${part.type.includes('mp4') ? 'mp4' : 'webm'}`, { type: part.type })
