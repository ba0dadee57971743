// Fixed lists and limits of recordings. Separate from the contract, so that pages can import them without the schemas.

import { fileKinds } from '#shared/features/base/files/file-kinds.ts'

/** What a recording is for. The feature that requests one registers the purpose with its limits on the server. */
export const recordingPurposes = ['intro', 'resume', 'interview'] as const
export type RecordingPurpose = (typeof recordingPurposes)[number]

export const recordingKinds = ['video', 'audio'] as const
export type RecordingKind = (typeof recordingKinds)[number]

/** Containers that every browser can play, in MediaRecorder's notation: `video/webm;codecs=vp9,opus`. */
export const RECORDED_TYPE = /^(?:video|audio)\/(?:mp4|webm)(?:;\s*codecs="?[\w.,\s-]{1,60}"?)?$/

/** Used where the limits are no longer known: anything shorter does not count as a take. */
export const MIN_TAKE_MS = 3_000

/** A recorder that stops on its own stops slightly late. */
export const MAX_OVERRUN_MS = 2_000

/** The last timestamp in a file is the start of its last frame, so the measured duration falls slightly short. */
export const MAX_UNDERRUN_MS = 500

export const MAX_SLICE_BYTES = 4 * 1024 * 1024
export const MAX_RECORDING_BYTES: Record<RecordingKind, number> = {
  video: fileKinds.video.maxBytes,
  audio: fileKinds.audio.maxBytes,
}

/** Each copy stores the content again and costs the person requesting it nothing. */
export const MAX_COPIES_PER_DAY = 10

export const UNFINISHED_HOURS = 24

export type RecordingLimits = { takes: number; minSeconds: number; maxSeconds: number }
