import { useQuery } from '@tanstack/react-query'
import { MAX_UNDERRUN_MS, type RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import type { Recording } from '#shared/features/base/recordings/recordings.contract.ts'
import type { StoredTake } from '../keeping/take-store.ts'
import { lengthProblem } from './length-problem.ts'
import { recordingQuery } from './recordings-api.ts'

export type UnfinishedTake = {
  /** Null where nobody can tell. */
  elapsedMs: number | null
  /** The person had ended it, and not used it yet. */
  isFinished: boolean
  /** Why it would be refused. */
  problem: 'too_short' | 'unusable' | null
}

type UnfinishedNeeds = {
  /** As the server knows it. */
  recording: Recording | undefined
  /** What this browser has of it; null where it has nothing. */
  stored: StoredTake | null
  /** Nothing is known, or another take is under way. */
  isAsked: boolean
  limits: RecordingLimits
}

/** A take of a page before this one, with what can be done about it. */
export function useUnfinished({ recording, stored, isAsked, limits }: UnfinishedNeeds) {
  const isOnlyThere = isAsked && recording !== undefined && stored === null
  // It may have grown since somebody last asked. Where there is none, nothing is asked, but an address takes a word.
  const there = useQuery({ ...recordingQuery(recording?.id ?? 'none'), enabled: isOnlyThere, staleTime: 0 })
  const isLooking = isOnlyThere && there.isPending
  if (!isAsked || !recording || isLooking) return { unfinished: null, isLooking }
  if (stored) return { unfinished: describeStored(stored, limits), isLooking }
  // Without an answer it is left to the server to say no.
  const unknown: UnfinishedTake = { elapsedMs: null, isFinished: false, problem: null }
  return { unfinished: there.data ? describeLength(there.data.durationMs, limits) : unknown, isLooking }
}

/** What is too long can be cut. */
const describeStored = ({ elapsedMs, isFinished }: StoredTake, limits: RecordingLimits): UnfinishedTake => ({
  elapsedMs,
  isFinished,
  problem: lengthProblem(elapsedMs, limits) === 'too_short' ? 'too_short' : null,
})

/** Of what only the server has, nothing can be shown before it is kept: it is taken as it is. */
export function describeLength(durationMs: number | null, limits: RecordingLimits): UnfinishedTake {
  const about = { elapsedMs: durationMs, isFinished: false }
  if (durationMs === null || lengthProblem(durationMs, limits) === 'too_long') return { ...about, problem: 'unusable' }
  return { ...about, problem: lengthProblem(durationMs + MAX_UNDERRUN_MS, limits) === 'too_short' ? 'too_short' : null }
}
