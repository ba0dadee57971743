import { useEffect, useRef, useState } from 'react'
import type { files } from '#shared/features/base/files/files.contract.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { Part } from '../cutting/cut-out.ts'
import { CannotCut, type CutProblem, cutPart } from '../cutting/cut-part.ts'
import type { Recorder } from '../use-recorder.ts'
import type { IntroTake } from './intro-take.ts'
import { createPartMaker, type PartStep } from './part-maker.ts'
import { sendPart } from './send-part.ts'

/** Too short, too long or unreadable: it was not accepted as the recording. */
const INVALID = 422

/** The selection that failed: another one may work. */
export type FailedCut = { why: CutProblem; part: Part }

type KeepingNeeds = {
  recorder: Recorder
  take: IntroTake
  onKept: (recording: Recording) => Promise<void>
  onFailed: (error: unknown) => void
}

/** Saves the whole take, or a selection of it and nothing else. */
export function useKeeping({ recorder, take, onKept, onFailed }: KeepingNeeds) {
  const { client } = useSession()
  const [step, setStep] = useState<PartStep | null>(null)
  const [failedCut, setFailedCut] = useState<FailedCut | null>(null)
  const running = useRef<AbortController | null>(null)
  const [maker] = useState(() =>
    createPartMaker({
      cut: cutPart,
      send: sendPart,
      forget: (id) =>
        callApi<typeof files.remove>(client, 'DELETE /shared/api/files/:id', { params: { id } }).then(() => undefined),
    }),
  )
  // The whole take is still there after leaving, here and on the server.
  useEffect(() => () => running.current?.abort(), [])

  async function finish(part: Part | null, { signal }: AbortController): Promise<Recording> {
    if (!recorder.take) throw new Error('There is no take to keep')
    if (part === null) {
      await maker.drop()
      return take.finish()
    }
    const fileId = await maker.make(recorder.take, part, { signal, onStep: setStep })
    setStep(null)
    maker.offer()
    try {
      const kept = await take.finish(fileId)
      maker.settle()
      return kept
    } catch (error) {
      if (error instanceof ApiError && error.status === INVALID) maker.refused()
      throw error
    }
  }

  /** Null for the whole take. */
  async function keep(part: Part | null): Promise<void> {
    // Ignore a double press.
    if (running.current) return
    const mine = new AbortController()
    running.current = mine
    setFailedCut(null)
    try {
      let kept: Recording | null = null
      await recorder.keep(async () => {
        kept = await finish(part, mine)
      })
      if (kept) await onKept(kept)
    } catch (error) {
      if (error instanceof CannotCut && part) setFailedCut({ why: error.why, part })
      else if (!mine.signal.aborted) onFailed(error)
    } finally {
      running.current = null
      setStep(null)
    }
  }

  return {
    keep,
    step,
    failedCut,
    /** Cancels while it is being cut or uploaded. */
    stop: () => running.current?.abort(),
    async drop(): Promise<void> {
      setFailedCut(null)
      await maker.drop()
    },
  }
}
