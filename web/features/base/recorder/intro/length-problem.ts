import { MAX_OVERRUN_MS, type RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'

/** What the server would say, before it is asked. */
export function lengthProblem(
  lengthMs: number,
  { minSeconds, maxSeconds }: RecordingLimits,
): 'too_short' | 'too_long' | null {
  if (lengthMs < minSeconds * 1_000) return 'too_short'
  return lengthMs > maxSeconds * 1_000 + MAX_OVERRUN_MS ? 'too_long' : null
}
