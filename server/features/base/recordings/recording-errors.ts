import type { I18n, MessageDescriptor } from '@lingui/core'
import { AppError } from '#server/platform/http/app-error.ts'
import {
  MAX_OVERRUN_MS,
  MAX_UNDERRUN_MS,
  type RecordingLimits,
} from '#shared/features/base/recordings/recording-kinds.ts'

const reasons = {
  noTakesLeft: /* i18n */ {
    id: 'recordings.no_takes_left',
    message: 'You have used all {takes} takes. Keep one of them, or upload a file.',
  },
  empty: /* i18n */ { id: 'recordings.empty', message: 'We have not received any of this recording yet.' },
  unreadable: /* i18n */ { id: 'recordings.unreadable', message: 'We cannot tell how long this is. Try another file.' },
  notYours: /* i18n */ { id: 'recordings.not_yours', message: 'Upload the file first, then choose it.' },
  gone: /* i18n */ { id: 'recordings.gone', message: 'This recording is no longer available. Record a new one.' },
  manyCopies: /* i18n */ {
    id: 'recordings.many_copies',
    message: 'You have reused earlier recordings {most} times today. Record a new one, or come back tomorrow.',
  },
  tooShort: /* i18n */ {
    id: 'recordings.too_short',
    message: 'This is {seconds} seconds long. The minimum is {minSeconds}.',
  },
  tooLong: /* i18n */ {
    id: 'recordings.too_long',
    message: 'This is {seconds} seconds long. The maximum is {maxSeconds}.',
  },
} as const satisfies Record<string, MessageDescriptor>

export const recordingError = (
  i18n: I18n,
  field: string,
  reason: keyof typeof reasons,
  values: Record<string, number> = {},
): AppError => new AppError('invalid_input', { fields: { [field]: [i18n._({ ...reasons[reason], values })] } })

/** Checks the length against the limits and reports a problem on the field. */
export function checkLength(i18n: I18n, field: string, durationMs: number, limits: RecordingLimits): void {
  const seconds = Math.round(durationMs / 1000)
  if (durationMs < limits.minSeconds * 1000 - MAX_UNDERRUN_MS)
    throw recordingError(i18n, field, 'tooShort', { seconds, minSeconds: limits.minSeconds })
  if (durationMs > limits.maxSeconds * 1000 + MAX_OVERRUN_MS)
    throw recordingError(i18n, field, 'tooLong', { seconds, maxSeconds: limits.maxSeconds })
}
