// Limits of video résumés; without the schemas, so that pages can import them.

import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'

/** People may record as often as they like: only a loop reaches the number of takes. */
export const videoResumeLimits: RecordingLimits = { takes: 200, minSeconds: 15, maxSeconds: 120 }

/** Takes that are kept beside the one in use. */
export const SPARE_TAKES = 2

export const MAX_CAPTIONS = 200
export const MAX_CAPTION = 200
