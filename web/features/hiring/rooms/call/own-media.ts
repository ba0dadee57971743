// The person's own camera, microphone and screen.

export type ChosenDevices = { camera?: string | undefined; microphone?: string | undefined }
export type MediaProblem = 'denied' | 'no_device' | 'in_use' | 'unsupported'

const problems: Record<string, MediaProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no_device',
  OverconstrainedError: 'no_device',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
}

export const problemOf = (error: unknown): MediaProblem =>
  (error instanceof Error && problems[error.name]) || 'unsupported'

const exactly = (id: string | undefined) => (id ? { deviceId: { exact: id } } : {})
const PICTURE = { width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { ideal: 25, max: 30 } }

async function open(constraints: MediaStreamConstraints): Promise<MediaStreamTrack | null> {
  if (!('mediaDevices' in navigator)) throw new Error('no media devices')
  const stream = await navigator.mediaDevices.getUserMedia(constraints)
  return stream.getTracks()[0] ?? null
}

export const openCamera = (chosen: ChosenDevices) => open({ video: { ...exactly(chosen.camera), ...PICTURE } })

export const openMicrophone = (chosen: ChosenDevices) =>
  open({ audio: { ...exactly(chosen.microphone), echoCancellation: true, noiseSuppression: true } })

export async function openScreen(): Promise<MediaStreamTrack | null> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } })
  return stream.getVideoTracks()[0] ?? null
}

export function stopTracks(...tracks: (MediaStreamTrack | null)[]): void {
  for (const track of tracks) track?.stop()
}

export function muteTrack(track: MediaStreamTrack | null, isMuted: boolean): void {
  if (track) track.enabled = !isMuted
}
