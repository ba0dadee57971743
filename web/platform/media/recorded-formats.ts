// The formats MediaRecorder is asked for. Safari plays H.264 and AAC in MP4 everywhere but WebM only in newer versions,
// so MP4 with these codecs comes first. MP4 without explicit codecs comes last: Chromium then puts VP9 into it, which is
// no improvement over WebM.

export type RecordedKind = 'video' | 'audio'
export type RecordedFormat = { type: string; extension: 'mp4' | 'webm' }

const formats: Record<RecordedKind, readonly RecordedFormat[]> = {
  video: [
    { type: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
    { type: 'video/webm;codecs=vp9,opus', extension: 'webm' },
    { type: 'video/webm;codecs=vp8,opus', extension: 'webm' },
    { type: 'video/webm', extension: 'webm' },
    { type: 'video/mp4', extension: 'mp4' },
  ],
  audio: [
    { type: 'audio/mp4;codecs=mp4a.40.2', extension: 'mp4' },
    { type: 'audio/webm;codecs=opus', extension: 'webm' },
    { type: 'audio/webm', extension: 'webm' },
    { type: 'audio/mp4', extension: 'mp4' },
  ],
}

export const chooseFormat = (
  kind: RecordedKind,
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): RecordedFormat | null => formats[kind].find(({ type }) => isSupported(type)) ?? null

/** Without the codecs, as the type of a file. */
export const containerOf = (type: string): string => type.split(';')[0] ?? ''

export const canRecord = (kind: RecordedKind): boolean =>
  'mediaDevices' in navigator && 'MediaRecorder' in window && chooseFormat(kind) !== null
