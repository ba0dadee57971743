import { useQuery } from '@tanstack/react-query'
import { MAX_UNDERRUN_MS, type RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import type { StoredTake } from '../saving/take-store.ts'
import { lengthProblem } from './length-problem.ts'
import { recordingQuery } from './recordings-api.ts'

export type UnfinishedTake = {
  /** Null when unknown. */
  elapsedMs: number | null
  /** The person had stopped the take, but not used it yet. */
  isFinished: boolean
  /** Why it would be rejected. */
  problem: 'too_short' | 'unusable' | null
}

type UnfinishedOptions = {
  /** As the server knows it. */
  recording: Recording | undefined
  /** The copy in this browser; null where there is none. */
  stored: StoredTake | null
  /** False until the local store has been read, and while another take is in progress. */
  isEnabled: boolean
  limits: RecordingLimits
}

/** A take left over from an earlier page, and what can be done with it. */
export function useUnfinished({ recording, stored, isEnabled, limits }: UnfinishedOptions) {
  const isOnlyOnServer = isEnabled && recording !== undefined && stored === null
  // It may have grown since it was last fetched. 'none' only fills the key of a disabled query.
  const onServer = useQuery({ ...recordingQuery(recording?.id ?? 'none'), enabled: isOnlyOnServer, staleTime: 0 })
  const isLoadingLength = isOnlyOnServer && onServer.isPending
  if (!isEnabled || !recording || isLoadingLength) return { unfinished: null, isLoadingLength }
  if (stored) return { unfinished: describeStored(stored, limits), isLoadingLength }
  // If the request failed, leave it to the server to reject the take.
  const unknown: UnfinishedTake = { elapsedMs: null, isFinished: false, problem: null }
  return { unfinished: onServer.data ? describeLength(onServer.data.durationMs, limits) : unknown, isLoadingLength }
}

/** A take that is too long can still be trimmed. */
const describeStored = ({ elapsedMs, isFinished }: StoredTake, limits: RecordingLimits): UnfinishedTake => ({
  elapsedMs,
  isFinished,
  problem: lengthProblem(elapsedMs, limits) === 'too_short' ? 'too_short' : null,
})

/** A take that only the server has cannot be previewed or trimmed before it is saved. */
export function describeLength(durationMs: number | null, limits: RecordingLimits): UnfinishedTake {
  const about = { elapsedMs: durationMs, isFinished: false }
  if (durationMs === null || lengthProblem(durationMs, limits) === 'too_long') return { ...about, problem: 'unusable' }
  return { ...about, problem: lengthProblem(durationMs + MAX_UNDERRUN_MS, limits) === 'too_short' ? 'too_short' : null }
}
