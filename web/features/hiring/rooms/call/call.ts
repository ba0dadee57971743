// A mesh call between the tabs in a room. Tabs announce themselves whenever the realtime connection opens, so
// that a tab that lost its connection and the others find each other again.

import { type Line, lineOf, lowerQuality, readTotals, type Totals } from './link-quality.ts'
import { createPeerLink, type PeerLink, type Tracks } from './peer-link.ts'
import type { PeerState, Signal } from './signals.ts'

export type Peer = {
  peerId: string
  personId: string
  stream: MediaStream
  state: PeerState
  line: Line
  isConnected: boolean
  /** It was connected before, so it may come back. */
  wasConnected: boolean
  isSpeaking: boolean
}

type Entry = {
  personId: string
  link: PeerLink
  state: PeerState
  line: Line
  totals: Totals
  wasConnected: boolean
  hasLostPath: boolean
  tries: number
}

type CallOptions = {
  peerId: string
  iceServers: RTCIceServer[]
  send(to: string | null, signal: Signal): void
  onChange(peers: Peer[]): void
  onConnected(isAgain: boolean): void
}

export const MEASURE_MS = 2_000
/** Measurements without a connection after which ICE is restarted, and after which a new connection is created. */
const RETRY_EVERY = 2
const START_OVER_AFTER = 12
/** Measurements without a connection after which a peer who has left the channel is dropped. */
const GONE_AFTER = 5

const nothingYet: Totals = { lost: 0, received: 0, roundTrip: 0, isAudible: false }

export type Call = ReturnType<typeof createCall>

export function createCall({ peerId, iceServers, send, onChange, onConnected }: CallOptions) {
  const entries = new Map<string, Entry>()
  let tracks: Tracks = { audio: null, video: null }
  let present: ReadonlySet<string> | null = null
  let own: PeerState = { isMuted: false, hasPicture: false, isSharing: false, quality: 'full' }

  const show = () =>
    onChange(
      [...entries].map(([id, { personId, link, state, line, wasConnected, totals }]) => ({
        peerId: id,
        personId,
        stream: link.stream,
        state,
        line,
        isConnected: link.isConnected(),
        wasConnected,
        isSpeaking: totals.isAudible && !state.isMuted,
      })),
    )

  function noteChange(id: string): void {
    const entry = entries.get(id)
    if (!entry) return
    const isConnected = entry.link.isConnected()
    if (isConnected && (!entry.wasConnected || entry.hasLostPath)) {
      onConnected(entry.wasConnected)
      Object.assign(entry, { wasConnected: true, hasLostPath: false, tries: 0, line: 'strong' })
      void entry.link.setQuality(lowerQuality(own.quality, entry.state.quality))
    }
    if (!isConnected && entry.wasConnected) Object.assign(entry, { hasLostPath: true, line: 'lost' })
    show()
  }

  function connect(id: string, personId: string, state: PeerState): Entry {
    const link = createPeerLink({
      isPolite: peerId < id,
      iceServers,
      send: (signal) => send(id, signal),
      onChange: () => noteChange(id),
    })
    const entry: Entry = {
      personId,
      link,
      state,
      line: 'lost',
      totals: nothingYet,
      wasConnected: entries.get(id)?.wasConnected ?? false,
      hasLostPath: entries.has(id),
      tries: 0,
    }
    entries.set(id, entry)
    void link.setTracks(tracks)
    show()
    return entry
  }

  function drop(id: string): void {
    entries.get(id)?.link.close()
    entries.delete(id)
    show()
  }

  function greet(id: string, personId: string, state: PeerState): void {
    // Somebody who reloaded the page is in a new tab: the old one is gone.
    for (const [other, entry] of entries) if (entry.personId === personId && other !== id) drop(other)
    const known = entries.get(id)
    if (!known) {
      connect(id, personId, state)
      return
    }
    known.state = state
    if (!known.link.isConnected()) known.link.restart()
    void known.link.setQuality(lowerQuality(own.quality, state.quality))
    show()
  }

  async function measure(id: string, entry: Entry): Promise<void> {
    const { link } = entry
    if (link.isConnected()) {
      const totals = await readTotals(link.connection)
      const lost = totals.lost - entry.totals.lost
      const received = totals.received - entry.totals.received
      entry.line = lineOf(true, { lost, received, roundTrip: totals.roundTrip })
      entry.totals = totals
      return
    }
    entry.tries += 1
    if (entry.tries % RETRY_EVERY === 0) link.restart()
    if (entry.tries < START_OVER_AFTER || peerId < id) return
    link.close()
    send(id, { kind: 'reset' })
    connect(id, entry.personId, entry.state)
  }

  /** Somebody without a live connection and without a call is gone. */
  function dropTheGone(): void {
    for (const [id, { personId, link, tries }] of entries)
      if (present && !present.has(personId) && !link.isConnected() && tries >= GONE_AFTER) drop(id)
  }

  const timer = setInterval(() => {
    dropTheGone()
    void Promise.allSettled([...entries].map(([id, entry]) => measure(id, entry))).then(show)
  }, MEASURE_MS)

  return {
    /** Now and after every reconnect. */
    announce: () => send(null, { kind: 'hello', state: own }),
    receive(id: string, personId: string, signal: Signal): void {
      if (id === peerId) return
      if (signal.kind === 'hello') {
        greet(id, personId, signal.state)
        send(id, { kind: 'welcome', state: own })
      } else if (signal.kind === 'welcome' || signal.kind === 'state') greet(id, personId, signal.state)
      else if (signal.kind === 'bye') drop(id)
      else if (signal.kind === 'reset') {
        const known = entries.get(id)
        known?.link.close()
        if (known) connect(id, personId, known.state)
      } else void entries.get(id)?.link.receive(signal)
    },
    setTracks(next: Tracks): void {
      tracks = next
      for (const { link } of entries.values()) void link.setTracks(next)
    },
    setState(next: PeerState): void {
      own = next
      send(null, { kind: 'state', state: own })
      for (const { link, state } of entries.values()) void link.setQuality(lowerQuality(own.quality, state.quality))
    },
    keepOnly(personIds: ReadonlySet<string>): void {
      present = personIds
    },
    leave(): void {
      clearInterval(timer)
      send(null, { kind: 'bye' })
      for (const { link } of entries.values()) link.close()
      entries.clear()
      show()
    },
  }
}
