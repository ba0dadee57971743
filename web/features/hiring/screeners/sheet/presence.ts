// Reports to the server that the test is open here, and keeps what it answers: the end, the pauses, and whether this is the tab that
// may be worked in.

import { readClock } from '#shared/features/hiring/screeners/fair-clock.ts'
import type { Presence, PresenceAnswer } from '#shared/features/hiring/screeners/screeners.contract.ts'

/** Monotonic, from `performance.now()`. */
export type Sync = Pick<PresenceAnswer, 'pausedMs' | 'pauseLeftMs'> & {
  endsAt: number
  /** Of the section that is open; null if it has no limit of its own. */
  sectionEndsAt: number | null
  serverNow: number
  at: number
}

export type PresenceState = {
  sync: Sync
  /** The last report got no answer. */
  isUnreachable: boolean
  /** The test is open in another tab or on another device. */
  isElsewhere: boolean
  /** It has ended. */
  isOver: boolean
  /** How long the clock stood still just now; 0 if it did not. */
  newlyPausedMs: number
}

/** Null: no answer. */
type Send = (given: Omit<Presence, 'tab'>) => Promise<PresenceAnswer | null>

type PresenceDeps = {
  first: Sync
  send: Send
  now: () => number
  isHidden: () => boolean
  isRunning: (answer: PresenceAnswer) => boolean
}

export type PresenceReporter = {
  read(): PresenceState
  subscribe(listener: () => void): () => void
  report(state?: Presence['state']): Promise<void>
  takeOver(): Promise<void>
  /** Milliseconds left, of the section if it has a limit of its own; negative once it is over. */
  left(): number
  /** Whether the section ends before the test. */
  isSectionFirst(): boolean
  /** Whether the clock stands still right now. */
  isPaused(): boolean
  dismiss(): void
}

export function createPresence({ first, send, now, isHidden, isRunning }: PresenceDeps): PresenceReporter {
  const listeners = new Set<() => void>()
  let wasHidden = isHidden()
  let state: PresenceState = {
    sync: first,
    isUnreachable: false,
    isElsewhere: false,
    isOver: false,
    newlyPausedMs: 0,
  }

  function change(facts: Partial<PresenceState>): void {
    state = { ...state, ...facts }
    for (const listener of listeners) listener()
  }

  async function tell(given: Omit<Presence, 'tab'>): Promise<void> {
    const sentAt = now()
    const answer = await send(given)
    if (given.state === 'gone') return
    if (answer === null) return change({ isUnreachable: true })
    wasHidden = given.state === 'hidden'
    const { pausedMs, pauseLeftMs } = answer
    const endsAt = answer.endsAt === null ? state.sync.endsAt : Date.parse(answer.endsAt)
    // The server read its clock somewhere between the request and its answer.
    const sectionEndsAt = answer.sectionEndsAt === null ? null : Date.parse(answer.sectionEndsAt)
    const sync = {
      pausedMs,
      pauseLeftMs,
      endsAt,
      sectionEndsAt,
      serverNow: Date.parse(answer.serverNow),
      at: (sentAt + now()) / 2,
    }
    const added = pausedMs - state.sync.pausedMs
    change({
      sync,
      isUnreachable: false,
      isElsewhere: !answer.isActive,
      isOver: !isRunning(answer),
      ...(added > 0 && { newlyPausedMs: added }),
    })
  }

  const reading = () => {
    const { serverNow, at, pauseLeftMs } = state.sync
    const endsAt = Math.min(state.sync.endsAt, state.sync.sectionEndsAt ?? Infinity)
    const time = serverNow + (now() - at)
    const seenAt = state.isUnreachable ? serverNow : null
    return { time, ...readClock({ endsAt, seenAt, hasLeft: wasHidden, pauseLeftMs }, time) }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report: (given) => tell({ state: given ?? (isHidden() ? 'hidden' : 'here'), takeOver: false }),
    takeOver: () => tell({ state: 'here', takeOver: true }),
    left() {
      const { endsAt, time } = reading()
      return endsAt - time
    },
    isSectionFirst: () => (state.sync.sectionEndsAt ?? Infinity) < state.sync.endsAt,
    isPaused() {
      const { lostMs, pausedMs } = reading()
      return lostMs > 0 && lostMs === pausedMs
    },
    dismiss: () => change({ newlyPausedMs: 0 }),
  }
}
