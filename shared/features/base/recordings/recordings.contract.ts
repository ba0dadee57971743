import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_RECORDING_BYTES, RECORDED_TYPE, recordingKinds, recordingPurposes } from './recording-kinds.ts'
import { recordingStatuses } from './recording-status.ts'

const instant = z.iso.datetime()

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
    /** Read from the content. While it is being recorded it is told for one alone, as far as it has got. */
    durationMs: z.int().nullable(),
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
    params: /* i18n */ { id: 'recordings.one_source', message: 'Provide either a recording type or a file.' },
  })
export type NewRecording = z.output<typeof newRecording>

// Strict: whoever sends marks to trim by, as an earlier version took them, must not have the whole kept in silence.
const ending = z.strictObject({
  /** Instead of all that has arrived: the part that is wanted, cut out and uploaded as a file of the same kind. */
  fileId: id.optional(),
})

const one = z.object({ id })

export const recordings = {
  start: endpoint({
    method: 'POST',
    path: '/talent/api/recordings',
    guard: 'verified',
    summary:
      'Starts a recording, which counts as a take, or uses an uploaded file or a copy of an earlier recording instead.',
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
    summary: 'Your takes for one purpose, with links to play them, and how many are left.',
    query: z.object(subject),
    response: takes,
  }),
  earlier: endpoint({
    method: 'GET',
    path: '/talent/api/recordings/earlier',
    guard: 'verified',
    summary: 'Earlier recordings for the same purpose that can be reused, newest first, with links to play them.',
    query: z.object(subject),
    response: z.array(recording),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/recordings/:id',
    guard: 'verified',
    summary: 'One of your recordings: its progress, or a new link to play it.',
    params: one,
    response: recording,
  }),
  addSlice: endpoint({
    method: 'PATCH',
    path: '/talent/api/recordings/:id/slices',
    guard: 'verified',
    summary:
      'The next bytes of a recording, as application/octet-stream. They are stored before the response, which has the next offset in `Upload-Offset`. Repeating bytes changes nothing; a gap is refused with 409 and the expected offset.',
    params: one,
    query: z.object({ offset: z.coerce.number().int().min(0).max(MAX_RECORDING_BYTES.video) }),
    response: nothing,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/talent/api/recordings/:id/finish',
    guard: 'verified',
    summary:
      'Finishes a recording with what was received, or with a trimmed selection uploaded as its own file; the rest is then deleted.',
    params: one,
    body: ending,
    response: recording,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/talent/api/recordings/:id',
    guard: 'verified',
    summary: 'Discards a recording and its content.',
    params: one,
    response: nothing,
  }),
}
