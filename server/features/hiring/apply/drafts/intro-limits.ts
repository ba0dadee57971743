import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'
import { INTRO_MAX_SECONDS, INTRO_MIN_SECONDS, INTRO_TAKES } from '#shared/features/hiring/apply/apply-limits.ts'

/** Not frozen: browser tests, whose camera runs in real time, shorten the minimum (e2e/support/serve.ts). */
export const introLimits: RecordingLimits = {
  takes: INTRO_TAKES,
  minSeconds: INTRO_MIN_SECONDS,
  maxSeconds: INTRO_MAX_SECONDS,
}
