import { useEffect, useRef, useState } from 'react'
import type { files } from '#shared/features/base/files/files.contract.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { Selection } from '../cutting/cut-out.ts'
import { CutError, type CutProblem, cutSelection } from '../cutting/cut-selection.ts'
import type { Recorder } from '../use-recorder.ts'
import type { IntroTake } from './intro-take.ts'
import { createSelectionUploader, type UploadStep } from './selection-uploader.ts'
import { uploadSelection } from './upload-selection.ts'

/** Too short, too long or unreadable: it was not accepted as the recording. */
const INVALID = 422

/** The selection that failed: another one may work. */
export type FailedCut = { why: CutProblem; part: Selection }

type SavingOptions = {
  recorder: Recorder
  take: IntroTake
  onSaved: (recording: Recording) => Promise<void>
  onFailed: (error: unknown) => void
}

/** Saves the whole take, or a selection of it and nothing else. */
export function useSaving({ recorder, take, onSaved, onFailed }: SavingOptions) {
  const { client } = useSession()
  const [step, setStep] = useState<UploadStep | null>(null)
  const [failedCut, setFailedCut] = useState<FailedCut | null>(null)
  const running = useRef<AbortController | null>(null)
  const [uploader] = useState(() =>
    createSelectionUploader({
      cut: cutSelection,
      send: uploadSelection,
      remove: (id) =>
        callApi<typeof files.remove>(client, 'DELETE /shared/api/files/:id', { params: { id } }).then(() => undefined),
    }),
  )
  // The whole take is still there after leaving, here and on the server.
  useEffect(() => () => running.current?.abort(), [])

  async function finish(part: Selection | null, { signal }: AbortController): Promise<Recording> {
    if (!recorder.take) throw new Error('There is no take to save')
    if (part === null) {
      await uploader.drop()
      return take.finish()
    }
    const fileId = await uploader.make(recorder.take, part, { signal, onStep: setStep })
    setStep(null)
    uploader.offer()
    try {
      const saved = await take.finish(fileId)
      uploader.settle()
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.status === INVALID) uploader.rejected()
      throw error
    }
  }

  /** Null for the whole take. */
  async function save(part: Selection | null): Promise<void> {
    // Ignore a double press.
    if (running.current) return
    const mine = new AbortController()
    running.current = mine
    setFailedCut(null)
    try {
      let saved: Recording | null = null
      await recorder.save(async () => {
        saved = await finish(part, mine)
      })
      if (saved) await onSaved(saved)
    } catch (error) {
      if (error instanceof CutError && part) setFailedCut({ why: error.why, part })
      else if (!mine.signal.aborted) onFailed(error)
    } finally {
      running.current = null
      setStep(null)
    }
  }

  return {
    save,
    step,
    failedCut,
    /** Cancels while it is being cut or uploaded. */
    stop: () => running.current?.abort(),
    async drop(): Promise<void> {
      setFailedCut(null)
      await uploader.drop()
    },
  }
}
