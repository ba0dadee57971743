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
    /** As declared by the client until the recording is kept, then as detected from the content. */
    type: z.string(),
    /** Received so far, while recording: the next slice starts here. */
    bytes: z.int(),
    /** Measured from the content. While recording, only set when a single recording is requested. */
    durationMs: z.int().nullable(),
    /** Null for an uploaded file and for a copy of an earlier recording. */
    take: z.int().nullable(),
    /** Where to play it, valid for a few minutes; null unless it is kept. */
    url: z.string().nullable(),
    createdAt: instant,
    endedAt: instant.nullable(),
  })
  .meta({ id: 'Recording' })
export type Recording = z.output<typeof recording>

const limits = z.object({ takes: z.int(), minSeconds: z.int(), maxSeconds: z.int() })

const takes = z.object({
  /** Kept recordings, and one that is in progress or was cut off; newest first. */
  items: z.array(recording),
  limits,
  /** How many takes can still be started. */
  takesLeft: z.int(),
})
export type Takes = z.output<typeof takes>

const subject = { purpose: z.enum(recordingPurposes), subjectId: id }

const newRecording = z
  .object({
    ...subject,
    kind: z.enum(recordingKinds),
    /** For a recording: the type MediaRecorder reports. */
    mime: z.string().regex(RECORDED_TYPE).optional(),
    /** For an upload instead of a recording: one of your files, of kind `video` or `audio`. */
    fileId: id.optional(),
    /** To reuse one of your kept recordings, made for another subject: it is copied. */
    recordingId: id.optional(),
  })
  .refine(({ mime, fileId, recordingId }) => [mime, fileId, recordingId].filter((one) => one).length === 1, {
    path: ['mime'],
    params: /* i18n */ { id: 'recordings.one_source', message: 'Provide either a recording type or a file.' },
  })
export type NewRecording = z.output<typeof newRecording>

// Strict, because a client that still sends the trim marks of an earlier version must not silently keep the whole take.
const completion = z.strictObject({
  /** The trimmed selection, uploaded as a file of the same kind, to be kept instead of everything received. */
  fileId: id.optional(),
})

const byId = z.object({ id })

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
    params: byId,
    response: recording,
  }),
  addSlice: endpoint({
    method: 'PATCH',
    path: '/talent/api/recordings/:id/slices',
    guard: 'verified',
    summary:
      'The next bytes of a recording, as application/octet-stream. They are stored before the response, which has the next offset in `Upload-Offset`. Repeating bytes changes nothing; a gap is rejected with 409 and the expected offset.',
    params: byId,
    query: z.object({ offset: z.coerce.number().int().min(0).max(MAX_RECORDING_BYTES.video) }),
    response: nothing,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/talent/api/recordings/:id/finish',
    guard: 'verified',
    summary:
      'Finishes a recording with what was received, or with a trimmed selection uploaded as its own file; the rest is then deleted.',
    params: byId,
    body: completion,
    response: recording,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/talent/api/recordings/:id',
    guard: 'verified',
    summary: 'Discards a recording and its content.',
    params: byId,
    response: nothing,
  }),
}
