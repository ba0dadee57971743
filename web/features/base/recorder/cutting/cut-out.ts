// Cuts the selection out of a recording without a server. The resulting file contains nothing else: audio is copied as is, and
// video is re-encoded unless the selection starts at the beginning, because it can only be copied from a key frame on.

import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

/** Two audio packets: nobody hears a start that is this much late. */
const SOUND_TOLERANCE_SECONDS = 0.05

/** In seconds from the beginning; `end` is null for the end of the recording. */
export type Selection = { start: number; end: number | null }

export type CutOptions = {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (done: number) => void
}

export async function cutOut(content: Blob, part: Selection, watch: CutOptions): Promise<Blob> {
  const input = new Input({ source: new BlobSource(content), formats: [WEBM, MATROSKA, MP4, QTFF] })
  try {
    return await convert(input, content.type, part, watch)
  } finally {
    input.dispose()
  }
}

async function convert(input: Input, type: string, { start, end }: Selection, { signal, onProgress }: CutOptions) {
  const target = new BufferTarget()
  const format = type.includes('mp4') ? new Mp4OutputFormat() : new WebMOutputFormat()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    trim: { start, ...(end !== null && { end }) },
    video: { forceTranscode: start > 0 },
    copy: { boundaryPolicy: 'shrink', boundaryTolerance: SOUND_TOLERANCE_SECONDS },
    showWarnings: false,
  })
  signal.throwIfAborted()
  // Losing the audio or video track would silently change the recording.
  if (!conversion.isValid || conversion.discardedTracks.length > 0)
    throw new Error('This browser has no encoder for the recording')
  conversion.onProgress = onProgress
  const cancel = () => void conversion.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await conversion.execute()
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  if (!target.buffer) throw new Error('The cut produced no data')
  return new Blob([target.buffer], { type })
}
