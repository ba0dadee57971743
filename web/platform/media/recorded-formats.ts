// What MediaRecorder is asked to write. Safari plays H.264 and AAC in MP4 everywhere and WebM only in its newer versions,
// so MP4 comes first where the browser can write it with these. MP4 without a word about the codecs comes last: Chromium
// then puts VP9 into it, which helps nobody.

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

/** Without the codecs, as files are labelled. */
export const containerOf = (type: string): string => type.split(';')[0] ?? ''

export const canRecord = (kind: RecordedKind): boolean =>
  'mediaDevices' in navigator && 'MediaRecorder' in window && chooseFormat(kind) !== null
