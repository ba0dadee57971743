// Keeps one shared text the same in all tabs. Changes travel twice: at once to the others in the room, and every two seconds to the
// server. Whoever was cut off gets what the server has and sends what it lacks; the order does not matter.

import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness'
import {
  applyUpdate,
  Doc,
  encodeStateAsUpdate,
  encodeStateVector,
  encodeStateVectorFromUpdate,
  mergeUpdates,
} from 'yjs'
import { bytesOfText, textOfBytes } from './bytes-text.ts'

const SEND_MS = 250
const CURSOR_MS = 500
const SAVE_MS = 2_000
const RETRY_MS = 5_000

export type SaveState = 'saved' | 'saving' | 'failed'

type PadSyncOptions = {
  load(): Promise<string | null>
  save(update: string): Promise<void>
  send(kind: 'update' | 'cursor', text: string): void
  onSaveState(state: SaveState): void
}

/** Changes that came from elsewhere are neither sent nor saved again. */
const REMOTE = 'remote'
/** An update without any change. */
const EMPTY_LENGTH = 2

export type PadSync = ReturnType<typeof createPadSync>

export function createPadSync({ load: loadSaved, save, send, onSaveState }: PadSyncOptions) {
  const doc = new Doc()
  const awareness = new Awareness(doc)
  let unsent: Uint8Array[] = []
  let unsaved: Uint8Array[] = []
  let sending: ReturnType<typeof setTimeout> | undefined
  let saving: ReturnType<typeof setTimeout> | undefined
  let moving: ReturnType<typeof setTimeout> | undefined
  let loading: ReturnType<typeof setTimeout> | undefined
  /** What this tab had when the line last opened; null until then. */
  let known: Uint8Array | null = null
  let isStopped = false

  const flush = () => {
    sending = undefined
    if (unsent.length === 0) return
    send('update', textOfBytes(mergeUpdates(unsent)))
    unsent = []
  }

  async function store(): Promise<void> {
    saving = undefined
    const [update, count] = [mergeUpdates(unsaved), unsaved.length]
    try {
      await save(textOfBytes(update))
      unsaved = unsaved.slice(count)
      if (unsaved.length > 0) saveSoon(SAVE_MS)
      else onSaveState('saved')
    } catch {
      onSaveState('failed')
      saveSoon(RETRY_MS)
    }
  }

  function saveSoon(delay: number): void {
    if (isStopped) return
    saving ??= setTimeout(() => void store(), delay)
  }

  async function load(): Promise<void> {
    const state = await loadSaved()
    if (isStopped) return
    const saved = state === null ? null : bytesOfText(state)
    if (saved) applyUpdate(doc, saved, REMOTE)
    const missing = saved ? encodeStateAsUpdate(doc, encodeStateVectorFromUpdate(saved)) : encodeStateAsUpdate(doc)
    if (missing.length > EMPTY_LENGTH) share(missing)
  }

  /** An update arrived without the one it builds on, which the server will have in a moment. */
  function loadSoon(): void {
    if (isStopped) return
    loading ??= setTimeout(() => {
      loading = undefined
      load().catch(loadSoon)
    }, RETRY_MS)
  }

  function share(update: Uint8Array): void {
    unsent.push(update)
    unsaved.push(update)
    sending ??= setTimeout(flush, SEND_MS)
    onSaveState('saving')
    saveSoon(SAVE_MS)
  }

  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== REMOTE) share(update)
  })

  awareness.on('update', (_changes: unknown, origin: unknown) => {
    if (origin === REMOTE) return
    moving ??= setTimeout(() => {
      moving = undefined
      send('cursor', textOfBytes(encodeAwarenessUpdate(awareness, [doc.clientID])))
    }, CURSOR_MS)
  })

  return {
    doc,
    awareness,
    text: doc.getText('text'),
    receive(kind: 'update' | 'cursor', text: string): void {
      try {
        if (kind === 'update') applyUpdate(doc, bytesOfText(text), REMOTE)
        else applyAwarenessUpdate(awareness, bytesOfText(text), REMOTE)
      } catch {
        // Another browser sent something unreadable; the saved version has the rest.
      }
      if (doc.store.pendingStructs) loadSoon()
    },
    /** On opening, and after every reconnect. */
    async catchUp(): Promise<void> {
      // The server may already have saved this while the connection to the others was still down.
      const changed = known && encodeStateAsUpdate(doc, known)
      if (changed && changed.length > EMPTY_LENGTH) send('update', textOfBytes(changed))
      known = encodeStateVector(doc)
      // Load once more shortly afterwards: the others may not have saved what they typed in the meantime.
      loadSoon()
      await load()
    },
    stop(): void {
      flush()
      clearTimeout(saving)
      clearTimeout(moving)
      clearTimeout(loading)
      if (unsaved.length > 0) void store()
      isStopped = true
      removeAwarenessStates(awareness, [doc.clientID], 'stop')
      awareness.destroy()
      doc.destroy()
    },
  }
}
