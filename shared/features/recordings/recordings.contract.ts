import { z } from 'zod'
import { endpoint, nothing } from '../../endpoint.ts'
import { id } from '../../kit/ids.ts'
import { MAX_RECORDING_BYTES, RECORDED_TYPE, recordingKinds, recordingPurposes } from './recording-kinds.ts'
import { recordingStatuses } from './recording-status.ts'

const instant = z.iso.datetime()
const milliseconds = z
  .int()
  .min(0)
  .max(24 * 3_600_000)

const recording = z
  .object({
    id,
    purpose: z.enum(recordingPurposes),
    subjectId: id,
    kind: z.enum(recordingKinds),
    status: z.enum(recordingStatuses),
    /** As found in the content once it is kept; before that as announced. */
    type: z.string(),
    /** So far, while it is being recorded: the next slice starts here. */
    bytes: z.int(),
    /** Read from the content; null while it is being recorded. */
    durationMs: z.int().nullable(),
    /** Nothing is cut out of the content: players start and stop here. */
    trimStartMs: z.int(),
    trimEndMs: z.int().nullable(),
    /** Null for a file that was uploaded, or a recording that was taken again, instead. */
    take: z.int().nullable(),
    /** Where to play it, good for a few minutes; null unless it is kept. */
    url: z.string().nullable(),
    createdAt: instant,
    endedAt: instant.nullable(),
  })
  .meta({ id: 'Recording' })
export type Recording = z.output<typeof recording>

const limits = z.object({ takes: z.int(), minSeconds: z.int(), maxSeconds: z.int() })

const takes = z.object({
  /** What was kept, and one that is being recorded or was cut off; the newest first. */
  items: z.array(recording),
  limits,
  /** Takes that can still be begun. */
  takesLeft: z.int(),
})
export type Takes = z.output<typeof takes>

const subject = { purpose: z.enum(recordingPurposes), subjectId: id }

const newRecording = z
  .object({
    ...subject,
    kind: z.enum(recordingKinds),
    /** For a recording: what MediaRecorder says it makes. */
    mime: z.string().regex(RECORDED_TYPE).optional(),
    /** For an upload instead of a recording: a file of yours, of the kind `video` or `audio`. */
    fileId: id.optional(),
    /** For what was recorded before, for another subject: a kept recording of yours, of which a copy is made. */
    recordingId: id.optional(),
  })
  .refine(({ mime, fileId, recordingId }) => [mime, fileId, recordingId].filter((one) => one).length === 1, {
    path: ['mime'],
    params: /* i18n */ { id: 'recordings.one_source', message: 'Give either the type of a recording or a file.' },
  })
export type NewRecording = z.output<typeof newRecording>

const marks = z.object({ trimStartMs: milliseconds.optional(), trimEndMs: milliseconds.optional() })
export type TrimMarks = z.output<typeof marks>

const one = z.object({ id })

export const recordings = {
  start: endpoint({
    method: 'POST',
    path: '/talent/api/recordings',
    guard: 'verified',
    summary:
      'Begins a recording, which counts as a take, or takes a file that was uploaded, or a copy of an earlier recording, instead.',
    body: newRecording,
    response: recording,
    status: 201,
    creates: true,
    limit: 'rare',
  }),
  list: endpoint({
    method: 'GET',
    path: '/talent/api/recordings',
    guard: 'verified',
    summary: 'The own takes for one purpose, with links to play them, and how many are left.',
    query: z.object(subject),
    response: takes,
  }),
  earlier: endpoint({
    method: 'GET',
    path: '/talent/api/recordings/earlier',
    guard: 'verified',
    summary:
      'What was kept for other subjects of the same purpose and can be taken again, the newest first, with links to play it.',
    query: z.object(subject),
    response: z.array(recording),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/recordings/:id',
    guard: 'verified',
    summary: 'One of the own recordings: how far it has got, or a fresh link to play it.',
    params: one,
    response: recording,
  }),
  addSlice: endpoint({
    method: 'PATCH',
    path: '/talent/api/recordings/:id/slices',
    guard: 'verified',
    summary:
      'The next bytes of a recording, as application/octet-stream. They are kept before it answers, with the next offset in `Upload-Offset`; the same bytes again change nothing, a gap is refused with 409 and the offset that is expected.',
    params: one,
    query: z.object({ offset: z.coerce.number().int().min(0).max(MAX_RECORDING_BYTES.video) }),
    response: nothing,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/talent/api/recordings/:id/finish',
    guard: 'verified',
    summary: 'Keeps what has arrived of a recording. For one that is kept already it only moves the marks.',
    params: one,
    body: marks,
    response: recording,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/talent/api/recordings/:id',
    guard: 'verified',
    summary: 'Discards a recording with its content.',
    params: one,
    response: nothing,
  }),
}
