// Turns the selection of a take into a file on the server: cuts it here, then uploads it. Steps that have succeeded are not
// repeated when a later one fails.

import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import type { CutOptions, Selection } from '../cutting/cut-out.ts'

export type UploadStep = { name: 'cutting' | 'sending'; done: number }

type Whole = { content: Blob; kind: RecordedKind }

type SelectionUploaderDeps = {
  cut: (content: Blob, part: Selection, watch: CutOptions) => Promise<Blob>
  /** Resolves to the id of the file. */
  send: (file: File, kind: RecordedKind, watch: CutOptions) => Promise<string>
  /** Deletes a file that is no longer needed. */
  remove: (fileId: string) => Promise<void>
}

export type SelectionUploader = {
  make(
    whole: Whole,
    part: Selection,
    watch: { signal: AbortSignal; onStep: (step: UploadStep) => void },
  ): Promise<string>
  /** Another selection is wanted, or none. */
  drop(): Promise<void>
  /**
   * The file is being submitted as the recording. Unless that is rejected it may be in use, so it is not deleted, even if no
   * response comes.
   */
  offer(): void
  rejected(): void
  /** The file has become the recording. */
  settle(): void
}

type PreparedSelection = { of: Blob; part: Selection; file: File; fileId: string | null; isOffered: boolean }

export function createSelectionUploader({ cut, send, remove }: SelectionUploaderDeps): SelectionUploader {
  let prepared: PreparedSelection | null = null

  async function drop(): Promise<void> {
    const fileId = prepared?.isOffered ? null : (prepared?.fileId ?? null)
    prepared = null
    // Only the person themselves can see the leftover file, so a failed deletion must not stop them.
    if (fileId !== null) await remove(fileId).catch(() => undefined)
  }

  return {
    async make({ content, kind }, part, { signal, onStep }) {
      if (
        !prepared ||
        prepared.of !== content ||
        prepared.part.start !== part.start ||
        prepared.part.end !== part.end
      ) {
        await drop()
        onStep({ name: 'cutting', done: 0 })
        const onProgress = (done: number) => onStep({ name: 'cutting', done })
        const cutOut = await cut(content, part, { signal, onProgress })
        prepared = { of: content, part, file: toFile(cutOut), fileId: null, isOffered: false }
      }
      const mine = prepared
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
      if (prepared) prepared.isOffered = true
    },
    rejected() {
      if (prepared) prepared.isOffered = false
    },
    settle() {
      prepared = null
    },
  }
}

const toFile = (part: Blob): File =>
  new File([part], `introduction.${part.type.includes('mp4') ? 'mp4' : 'webm'}`, { type: part.type })
