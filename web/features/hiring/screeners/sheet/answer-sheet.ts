// The answers so far, and which of them the server has. Unsent answers stay in this browser until the connection is back;
// sequence numbers make the last change win, whichever request arrives first.

import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import type { KeptAnswer } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { Draft } from '#web/app/form/drafts.ts'

export type Unsent = { value: AnswerValue; seq: number }

/** `later`: no response, or a temporary failure. `over`: the time is up, or the test was submitted. */
export type SendOutcome =
  | { state: 'kept'; answer: KeptAnswer }
  | { state: 'rejected'; reason: string }
  | { state: 'later' }
  | { state: 'over' }

export type SheetNotes = { unsent: Record<string, Unsent>; flags: string[]; openId?: string | null }

export type SheetState = {
  values: ReadonlyMap<string, AnswerValue>
  /** Flagged to come back to; private, so it is never sent. */
  flags: ReadonlySet<string>
  /** The last open question in this browser. */
  openId: string | null
  /** The server's objection to an answer, by question. */
  problems: ReadonlyMap<string, string>
  unsent: number
  saveState: 'saved' | 'saving' | 'waiting' | 'over'
}

type SheetDeps = {
  saved: readonly KeptAnswer[]
  notes: Draft<SheetNotes>
  send: (questionId: string, unsent: Unsent) => Promise<SendOutcome>
  /** Runs the callback after a delay; returns a function to cancel it. */
  schedule: (callback: () => void, ms: number) => () => void
}

export type AnswerSheet = {
  read(): SheetState
  subscribe(listener: () => void): () => void
  /** `pauseMs`: text is sent when the person pauses, a choice at once. */
  change(questionId: string, value: AnswerValue, pauseMs?: number): void
  flag(questionId: string): void
  open(questionId: string): void
  /** Sends pending answers; resolves when nothing more can be sent for now. */
  flush(): Promise<void>
  /** The attempt is over: deletes everything stored in this browser. */
  clear(): void
  stop(): void
}

const RETRY_MS = 3_000

export function createAnswerSheet({ saved, notes, send, schedule }: SheetDeps): AnswerSheet {
  const listeners = new Set<() => void>()
  const values = new Map(saved.map(({ questionId, value }) => [questionId, value]))
  const seqs = new Map(saved.map(({ questionId, seq }) => [questionId, seq]))
  const problems = new Map<string, string>()
  const noted = notes.read()
  const flags = new Set(noted?.flags)
  let openId = noted?.openId ?? null
  const unsent = new Map(Object.entries(noted?.unsent ?? {}).filter(([id, { seq }]) => seq > (seqs.get(id) ?? -1)))
  for (const [id, { value, seq }] of unsent) {
    values.set(id, value)
    seqs.set(id, seq)
  }
  let running: Promise<void> | null = null
  let isOver = false
  let cancelScheduled: () => void = () => undefined
  let state = snapshot(unsent.size > 0 ? 'waiting' : 'saved')

  function snapshot(saveState: SheetState['saveState']): SheetState {
    return {
      values: new Map(values),
      flags: new Set(flags),
      openId,
      problems: new Map(problems),
      unsent: unsent.size,
      saveState: isOver ? 'over' : saveState,
    }
  }

  function show(saveState: SheetState['saveState']): void {
    state = snapshot(saveState)
    for (const listener of listeners) listener()
  }

  const note = () => notes.write({ unsent: Object.fromEntries(unsent), flags: [...flags], openId })

  function take(questionId: string, sent: Unsent, outcome: SendOutcome): void {
    // If it was changed again while in flight, the newer value still has to be sent.
    const isNewest = unsent.get(questionId)?.seq === sent.seq
    if (outcome.state === 'later') return
    if (outcome.state === 'over') isOver = true
    if (isNewest) unsent.delete(questionId)
    if (outcome.state === 'rejected') problems.set(questionId, outcome.reason)
    if (outcome.state === 'kept' && isNewest) {
      problems.delete(questionId)
      // Another device may have given a later answer.
      values.set(questionId, outcome.answer.value)
      seqs.set(questionId, outcome.answer.seq)
    }
    note()
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const [next] = unsent
      if (!next || isOver) return show('saved')
      show('saving')
      const [questionId, sent] = next
      const outcome = await send(questionId, sent)
      take(questionId, sent, outcome)
      if (outcome.state === 'later') {
        cancelScheduled = schedule(() => void flush(), RETRY_MS)
        return show('waiting')
      }
    }
  }

  function flush(): Promise<void> {
    cancelScheduled()
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(questionId, value, pauseMs = 0) {
      const seq = (seqs.get(questionId) ?? 0) + 1
      values.set(questionId, value)
      seqs.set(questionId, seq)
      unsent.set(questionId, { value, seq })
      problems.delete(questionId)
      note()
      show(state.saveState === 'waiting' ? 'waiting' : 'saving')
      cancelScheduled()
      if (pauseMs === 0) void flush()
      else cancelScheduled = schedule(() => void flush(), pauseMs)
    },
    flag(questionId) {
      if (!flags.delete(questionId)) flags.add(questionId)
      note()
      show(state.saveState)
    },
    open(questionId) {
      openId = questionId
      note()
      show(state.saveState)
    },
    flush,
    clear: () => notes.clear(),
    stop: () => cancelScheduled(),
  }
}
