// The closed lists and limits of recordings, apart from the contract: pages know them without loading the schemas.

import { fileKinds } from '#shared/features/base/files/file-kinds.ts'

/** What a recording is made for. Whoever asks for one registers the purpose with its limits on the server. */
export const recordingPurposes = ['intro'] as const
export type RecordingPurpose = (typeof recordingPurposes)[number]

export const recordingKinds = ['video', 'audio'] as const
export type RecordingKind = (typeof recordingKinds)[number]

/** The containers that every browser plays, as MediaRecorder names them: `video/webm;codecs=vp9,opus`. */
export const RECORDED_TYPE = /^(?:video|audio)\/(?:mp4|webm)(?:;\s*codecs="?[\w.,\s-]{1,60}"?)?$/

/** A try that was broken off sooner was none. */
export const SHORTEST_TAKE_MS = 3_000

/** A recorder that stops by itself stops a moment late. */
export const MAX_OVERRUN_MS = 2_000

/** The last moment in a file is where its last frame starts: a recording is as long as a clock beside it says, nearly. */
export const MAX_UNDERRUN_MS = 500

export const MAX_SLICE_BYTES = 4 * 1024 * 1024
export const MAX_RECORDING_BYTES: Record<RecordingKind, number> = {
  video: fileKinds.video.maxBytes,
  audio: fileKinds.audio.maxBytes,
}

/** Each holds its content again, and costs whoever asks for it nothing. */
export const MAX_COPIES_PER_DAY = 10

export const UNFINISHED_HOURS = 24

export type RecordingLimits = { takes: number; minSeconds: number; maxSeconds: number }
