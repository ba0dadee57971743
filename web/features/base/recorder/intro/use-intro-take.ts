import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { isOngoingRecording } from '#shared/features/base/recordings/recording-status.ts'
import type { Recording, recordings } from '#shared/features/base/recordings/recordings.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import type { Selection } from '../cutting/cut-out.ts'
import { useTakeStore } from '../saving/use-take-store.ts'
import { useRecorder } from '../use-recorder.ts'
import { createIntroTake } from './intro-take.ts'
import { earlierQuery, type RecordingSubject, recordingQuery, takesQuery } from './recordings-api.ts'
import { useSaving } from './use-saving.ts'
import { useUnfinished } from './use-unfinished.ts'

type IntroTakeOptions = { subject: RecordingSubject; limits: RecordingLimits; onSaved: (recording: Recording) => void }

const nothingUnsent = { unsent: 0, isWaiting: false }

/** The introduction recorder: reconciles what the server has with what this browser has. */
export function useIntroTake({ subject, limits, onSaved }: IntroTakeOptions) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const takes = useQuery(takesQuery(subject))
  const { data: earlier = [] } = useQuery(earlierQuery(subject))
  const key = `${subject.purpose}:${subject.subjectId}`
  const { store, left: stored, isStoreRead, settle } = useTakeStore(key)
  const [progress, setProgress] = useState(nothingUnsent)
  const [problem, setProblem] = useState<string | null>(null)
  const [uploadProblem, setUploadProblem] = useState<string | null>(null)
  const [isCopying, setIsCopying] = useState(false)
  const [isRejected, setIsRejected] = useState(false)
  const [take] = useState(() => createIntroTake({ client, store, key, subject, onProgress: setProgress }))
  const recorder = useRecorder({ sink: take, maxSeconds: limits.maxSeconds })
  const unfinished = takes.data?.items.find(({ status }) => isOngoingRecording(status))
  const isStoredHere = stored !== null && stored.recordingId === unfinished?.id

  const refresh = () => cache.invalidateQueries({ queryKey: takesQuery(subject).queryKey })
  /** The server's own message where it has one. */
  const describe = (error: unknown): string =>
    (error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined) ?? i18n._(describeError(error))

  // The server has meanwhile finished or discarded this take, so the local copy is useless.
  const isStale = takes.isFetchedAfterMount && isStoreRead && stored !== null && !isStoredHere
  const removeStale = useEffectEvent(() => {
    if (recorder.state.name !== 'idle') return
    settle()
    store.remove(key).catch(() => undefined)
  })
  useEffect(() => {
    if (isStale) removeStale()
  }, [isStale])

  const { unfinished: left, isLoadingLength } = useUnfinished({
    recording: unfinished,
    stored: isStoredHere ? stored : null,
    isEnabled: isStoreRead && recorder.state.name === 'idle',
    limits,
  })

  async function end(recording: Recording): Promise<void> {
    // The cached entry may date from when the take was still being recorded.
    cache.setQueryData(recordingQuery(recording.id).queryKey, recording)
    await refresh()
    settle()
    recorder.reset()
    onSaved(recording)
  }

  const saving = useSaving({ recorder, take, onSaved: end, onFailed: (error) => setProblem(describe(error)) })

  /** Discards the current take; the person starts the next one. */
  async function drop(recordingId?: string): Promise<void> {
    setProblem(null)
    await saving.drop()
    try {
      await take.discard(recordingId)
    } catch (error) {
      setProblem(describe(error))
    }
    await refresh()
    settle()
  }

  return {
    recorder,
    takes,
    progress,
    problem: problem ?? (recorder.beginError ? describe(recorder.beginError) : null),
    uploadProblem,
    earlier,
    isCopying,
    describe,
    saving: { step: saving.step, failedCut: saving.failedCut, stop: saving.stop },
    save(part: Selection | null): void {
      setProblem(null)
      void saving.save(part)
    },
    drop,
    /** Only the server has a take, and its length is still being loaded. */
    isLoadingLength,
    /** Null while loading, or when nothing is left over. */
    unfinished: left && isRejected ? { ...left, problem: left.problem ?? 'unusable' } : left,
    async resume(): Promise<void> {
      if (!unfinished) return
      take.resume(unfinished.id, isStoredHere ? stored : null)
      if (isStoredHere) {
        settle()
        const { content, kind, elapsedMs, isFinished } = stored
        recorder.restore({ content, kind, durationMs: elapsedMs }, { isCutOff: !isFinished })
        return
      }
      // Only the server has it: the take is whatever has been uploaded.
      try {
        await end(await take.finish())
      } catch (error) {
        // Too short, for example: retrying will not help.
        setIsRejected(error instanceof ApiError && error.status === 422)
        setProblem(describe(error))
      }
    },
    startAgain: () => drop(unfinished?.id),
    async takeEarlier({ id: recordingId, kind }: Recording): Promise<void> {
      setProblem(null)
      setIsCopying(true)
      try {
        const body = { ...subject, kind, recordingId }
        await end(await callApi<typeof recordings.start>(client, 'POST /talent/api/recordings', { body }))
      } catch (error) {
        setProblem(describe(error))
      } finally {
        setIsCopying(false)
      }
    },
    async takeUpload(fileId: string, kind: RecordedKind): Promise<void> {
      setUploadProblem(null)
      try {
        const recording = await callApi<typeof recordings.start>(client, 'POST /talent/api/recordings', {
          body: { ...subject, kind, fileId },
        })
        await end(recording)
      } catch (error) {
        setUploadProblem(describe(error))
      }
    },
  }
}
