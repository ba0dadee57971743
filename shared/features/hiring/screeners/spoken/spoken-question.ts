// Spoken questions, of a one-way interview or a test: answered by video or sound, or in writing by those who would rather not be recorded.

import type { RecordingLimits } from '#shared/features/base/recordings/recording-kinds.ts'

/** More than this is a meeting that only one side attends. */
export const MAX_SPOKEN = 8
export const thinkTimes = [30, 60, 120, 300] as const
export const MIN_THINK = 30
export const MAX_THINK = 600
export const DEFAULT_THINK = 120
export const answerTimes = [30, 60, 90, 120, 180] as const
export const MIN_ANSWER = 30
export const MAX_ANSWER = 180
export const DEFAULT_ANSWER = 120
export const MAX_TAKES = 5
export const DEFAULT_TAKES = 3
/** Anything shorter is a slip of the finger. */
export const MIN_SPOKEN = 3
/** An interview is open at least this long once it has been started, so that there is room for breaks. */
export const MIN_INTERVIEW_HOURS = 24

export const testFormats = ['test', 'interview'] as const
export type TestFormat = (typeof testFormats)[number]

/** Interviews have spoken questions only; a test can have some. */
export const formatOf = (questions: readonly { kind: string }[]): TestFormat =>
  questions.length > 0 && questions.every(({ kind }) => kind === 'spoken') ? 'interview' : 'test'

type Times = { thinkSeconds: number | null; answerSeconds: number; takes: number }

/** Extra time applies to thinking and to answering. Null: as long as one likes. */
export const thinkTimeWith = ({ thinkSeconds }: Times, extraTime: number): number | null =>
  thinkSeconds === null ? null : Math.ceil(thinkSeconds * extraTime)

export const spokenLimits = ({ answerSeconds, takes }: Times, extraTime: number): RecordingLimits => ({
  takes,
  minSeconds: MIN_SPOKEN,
  maxSeconds: Math.ceil(answerSeconds * extraTime),
})

/** How long it takes about: everybody uses some of the time to think, and most record one take. */
export const minutesOfInterview = (questions: readonly Times[]): number =>
  Math.max(
    1,
    Math.ceil(
      questions.reduce(
        (sum, { thinkSeconds, answerSeconds }) => sum + (thinkSeconds ?? DEFAULT_THINK) + answerSeconds,
        0,
      ) / 60,
    ),
  )

/** The answer is this recording; a written answer is a plain text. */
export const recordingIn = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null || !('recording' in value)) return null
  return typeof value.recording === 'string' ? value.recording : null
}
