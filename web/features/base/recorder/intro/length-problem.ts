import { MAX_OVERRUN_MS, type RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'

/** Mirrors the server's check, to report the problem before a request. */
export function lengthProblem(
  lengthMs: number,
  { minSeconds, maxSeconds }: RecordingLimits,
): 'too_short' | 'too_long' | null {
  if (lengthMs < minSeconds * 1_000) return 'too_short'
  return lengthMs > maxSeconds * 1_000 + MAX_OVERRUN_MS ? 'too_long' : null
}
