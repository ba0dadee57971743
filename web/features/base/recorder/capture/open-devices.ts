// Opens the camera and microphone, or says in the browser's own terms why that failed.

import { canRecord, type RecordedKind } from '#web/platform/media/recorded-formats.ts'
import type { DeniedDevice, MediaProblem } from '../machine/recorder-machine.ts'

/** Device ids; the browser chooses where one is missing. */
export type ChosenDevices = { camera?: string | undefined; microphone?: string | undefined }

const exactly = (id: string | undefined): MediaTrackConstraints => (id ? { deviceId: { exact: id } } : {})

/** Enough to see a face; anything more costs upload on a phone. */
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } }

export class RecordingError extends Error {
  override name = 'RecordingError'
  readonly problem: MediaProblem

  constructor(problem: MediaProblem) {
    super(problem)
    this.problem = problem
  }
}

export function openDevices(kind: RecordedKind, chosen: ChosenDevices): Promise<MediaStream> {
  if (!window.isSecureContext) throw new RecordingError('insecure')
  if (!canRecord(kind)) throw new RecordingError('unsupported')
  return navigator.mediaDevices.getUserMedia({
    audio: { ...exactly(chosen.microphone), echoCancellation: true, noiseSuppression: true },
    ...(kind === 'video' && { video: { ...exactly(chosen.camera), ...PICTURE } }),
  })
}

const problems: Record<string, MediaProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no_device',
  OverconstrainedError: 'no_device',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
}

export function problemOf(error: unknown): MediaProblem {
  if (error instanceof RecordingError) return error.problem
  return (error instanceof Error && problems[error.name]) || 'unsupported'
}

/** Browsers that do not say which device was denied get both named. */
export async function findDeniedDevice(kind: RecordedKind): Promise<DeniedDevice> {
  if (kind === 'audio') return 'microphone'
  const isDenied = async (name: string) => {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state === 'denied'
    } catch {
      return false
    }
  }
  const [camera, microphone] = await Promise.all([isDenied('camera'), isDenied('microphone')])
  if (camera === microphone) return 'both'
  return camera ? 'camera' : 'microphone'
}

export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
