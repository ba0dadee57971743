// A take that is uploaded while it is recorded, and stored in the browser's database as well.

import type { Recording, recordings } from '#shared/features/base/recordings/recordings.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { createSliceSender, type SliceSender } from '../saving/slice-sender.ts'
import type { StoredTake, TakeStore } from '../saving/take-store.ts'
import type { TakeSink } from '../use-recorder.ts'
import { type RecordingSubject, sendSlice } from './recordings-api.ts'

type IntroTakeDeps = {
  client: SessionClient
  store: TakeStore
  /** The key of the take in the browser's database. */
  key: string
  subject: RecordingSubject
  onProgress: (progress: { unsent: number; isWaiting: boolean }) => void
}

export type IntroTake = TakeSink & {
  /** Continues a take of an earlier page; `stored` is null where only the server has it. */
  resume(recordingId: string, stored: StoredTake | null): void
  /**
   * Finishes with the whole take once everything has been uploaded, or with a file of the selection, however much of the rest has
   * arrived.
   */
  finish(partFileId?: string): Promise<Recording>
  discard(recordingId?: string): Promise<void>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function createIntroTake({ client, store, key, subject, onProgress }: IntroTakeDeps): IntroTake {
  let current: { id: string; sender: SliceSender } | null = null

  function follow(id: string): { id: string; sender: SliceSender } {
    current?.sender.stop()
    const sender = createSliceSender({ send: (offset, piece) => sendSlice(id, offset, piece), wait, onProgress })
    current = { id, sender }
    return current
  }

  // Upload even where the browser cannot store anything.
  const ignoreErrors = (work: Promise<void>): Promise<void> => work.catch(() => undefined)
  const remove = () => ignoreErrors(store.remove(key))

  return {
    async begin(kind, { type }) {
      const { id } = await callApi<typeof recordings.start>(client, 'POST /talent/api/recordings', {
        body: { ...subject, kind, mime: type },
      })
      follow(id)
      await ignoreErrors(store.begin({ key, recordingId: id, kind, type, startedAt: Date.now() }))
    },
    add(slice, elapsedMs) {
      void ignoreErrors(store.add(key, slice, elapsedMs))
      current?.sender.add(slice)
    },
    end: () => ignoreErrors(store.finish(key)),
    resume(recordingId, stored) {
      const { sender } = follow(recordingId)
      if (stored) sender.add(stored.content)
    },
    async finish(partFileId) {
      if (!current) throw new Error('There is no take to finish')
      const { id, sender } = current
      if (partFileId === undefined) await sender.finished()
      const saved = await callApi<typeof recordings.finish>(client, 'POST /talent/api/recordings/:id/finish', {
        params: { id },
        body: partFileId === undefined ? {} : { fileId: partFileId },
      })
      sender.stop()
      current = null
      await remove()
      return saved
    },
    async discard(recordingId = current?.id) {
      current?.sender.stop()
      current = null
      await remove()
      if (recordingId === undefined) return
      await callApi<typeof recordings.discard>(client, 'DELETE /talent/api/recordings/:id', {
        params: { id: recordingId },
      })
    },
  }
}
