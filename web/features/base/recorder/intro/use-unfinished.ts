import { useQuery } from '@tanstack/react-query'
import { MAX_UNDERRUN_MS, type RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import type { StoredTake } from '../keeping/take-store.ts'
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

type UnfinishedNeeds = {
  /** As the server knows it. */
  recording: Recording | undefined
  /** The copy in this browser; null where there is none. */
  stored: StoredTake | null
  /** False until the local store has been read, and while another take is in progress. */
  isAsked: boolean
  limits: RecordingLimits
}

/** A take left over from an earlier page, and what can be done with it. */
export function useUnfinished({ recording, stored, isAsked, limits }: UnfinishedNeeds) {
  const isOnlyThere = isAsked && recording !== undefined && stored === null
  // It may have grown since it was last fetched. 'none' only fills the key of a disabled query.
  const there = useQuery({ ...recordingQuery(recording?.id ?? 'none'), enabled: isOnlyThere, staleTime: 0 })
  const isLooking = isOnlyThere && there.isPending
  if (!isAsked || !recording || isLooking) return { unfinished: null, isLooking }
  if (stored) return { unfinished: describeStored(stored, limits), isLooking }
  // If the request failed, leave it to the server to reject the take.
  const unknown: UnfinishedTake = { elapsedMs: null, isFinished: false, problem: null }
  return { unfinished: there.data ? describeLength(there.data.durationMs, limits) : unknown, isLooking }
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
