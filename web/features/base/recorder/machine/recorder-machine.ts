// The state machine of the recorder. Pure: devices, clocks and the network are elsewhere.
//
//   idle → asking → ready → counting → recording ⇄ paused → review → saving → saved
//            └→ problem       └─ a device goes away ─┘         └→ asking, for another take

export type MediaProblem = 'denied' | 'no_device' | 'in_use' | 'insecure' | 'unsupported' | 'lost'
/** The device the browser denied; `both` when it does not say which. */
export type DeniedDevice = 'camera' | 'microphone' | 'both'

export type RecorderState =
  | { name: 'idle' | 'asking' | 'ready' | 'recording' | 'paused' | 'saving' | 'saved' }
  | { name: 'counting'; left: number }
  /** Cut off: a device or the page went away before the person stopped the take. */
  | { name: 'review'; isCutOff: boolean }
  | { name: 'problem'; problem: MediaProblem; device: DeniedDevice }

export type RecorderEvent =
  | { type: 'ask' | 'granted' | 'count' | 'cancel' | 'tick' | 'pause' | 'resume' | 'stop' | 'lose' }
  | { type: 'save' | 'saved' | 'saveFailed' | 'reset' }
  /** Cut off: the page went away before the person stopped the take. */
  | { type: 'restore'; isCutOff: boolean }
  | { type: 'failed'; problem: MediaProblem; device: DeniedDevice }

export const COUNTDOWN = 3

const isRunning = ({ name }: RecorderState): boolean => name === 'recording' || name === 'paused'

/** Events that do not apply to the current state are ignored, such as a late press. */
export function advance(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'ask':
      return isRunning(state) || state.name === 'counting' ? state : { name: 'asking' }
    case 'granted':
      return state.name === 'asking' ? { name: 'ready' } : state
    case 'failed':
      return state.name === 'asking' ? { name: 'problem', problem: event.problem, device: event.device } : state
    case 'count':
      return state.name === 'ready' ? { name: 'counting', left: COUNTDOWN } : state
    case 'cancel':
      return state.name === 'counting' ? { name: 'ready' } : state
    case 'tick':
      if (state.name !== 'counting') return state
      return state.left > 1 ? { name: 'counting', left: state.left - 1 } : { name: 'recording' }
    case 'pause':
      return state.name === 'recording' ? { name: 'paused' } : state
    case 'resume':
      return state.name === 'paused' ? { name: 'recording' } : state
    case 'stop':
      return isRunning(state) ? { name: 'review', isCutOff: false } : state
    case 'lose':
      if (isRunning(state)) return { name: 'review', isCutOff: true }
      if (state.name !== 'ready' && state.name !== 'counting') return state
      return { name: 'problem', problem: 'lost', device: 'both' }
    case 'restore':
      return isRunning(state) ? state : { name: 'review', isCutOff: event.isCutOff }
    case 'save':
      return state.name === 'review' ? { name: 'saving' } : state
    case 'saved':
      return state.name === 'saving' ? { name: 'saved' } : state
    case 'saveFailed':
      return state.name === 'saving' ? { name: 'review', isCutOff: false } : state
    case 'reset':
      return isRunning(state) ? state : { name: 'idle' }
  }
}
