// A mesh call between the tabs in a room. Tabs announce themselves whenever the realtime connection opens, so
// that a tab that lost its connection and the others find each other again.

import { lowerQuality } from './link-quality.ts'
import { createPeerLink, type Tracks } from './peer-link.ts'
import { newEntry, type Peer, type PeerEntry, readLine, toPeers } from './peers.ts'
import type { LinkSignal, PeerState, Signal } from './signals.ts'

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
/** The same during ICE checks: a restart would begin them again, and on a slow machine they take seconds. */
const RETRY_SEARCH_EVERY = 6
const START_OVER_AFTER = 12
/** Measurements without a connection after which a peer who has left the channel is dropped. */
const GONE_AFTER = 15

export type Call = ReturnType<typeof createCall>

export function createCall({ peerId, iceServers, send, onChange, onConnected }: CallOptions) {
  const entries = new Map<string, PeerEntry>()
  let tracks: Tracks = { audio: null, video: null }
  let present: ReadonlySet<string> | null = null
  let own: PeerState = { isMuted: false, hasPicture: false, isSharing: false, quality: 'full' }

  const show = () => onChange(toPeers(entries))

  function noteChange(id: string): void {
    const entry = entries.get(id)
    if (!entry) return
    const isConnected = entry.link.isConnected()
    if (isConnected && (!entry.wasConnected || entry.hasLostPath)) {
      onConnected(entry.wasConnected)
      Object.assign(entry, { wasConnected: true, hasLostPath: false, tries: 0, silence: 0, line: 'strong' })
      void entry.link.setQuality(lowerQuality(own.quality, entry.state.quality))
    }
    if (!isConnected && entry.wasConnected) Object.assign(entry, { hasLostPath: true, line: 'lost' })
    show()
  }

  const isPoliteTo = (id: string): boolean => peerId < id

  /** Both sides need new connections: one that was in use cannot apply the first offer of a new one. */
  function connect(id: string, personId: string, state: PeerState): void {
    if (isPoliteTo(id)) return open(id, personId, state, null)
    const linkId = crypto.randomUUID()
    send(id, { kind: 'reset', link: linkId })
    open(id, personId, state, linkId)
  }

  function open(id: string, personId: string, state: PeerState, linkId: string | null): void {
    const link = createPeerLink({
      isPolite: isPoliteTo(id),
      iceServers,
      // The polite side only answers, so by then the connection has its name.
      send: (signal) => linkId !== null && send(id, { ...signal, link: linkId }),
      onChange: () => noteChange(id),
    })
    entries.set(id, newEntry({ personId, link, linkId, state }, entries.get(id)))
    void link.setTracks(tracks)
    show()
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
    note(known, state)
    if (known.link.isConnected()) return
    // After a while neither side knows which of the other's offers got lost. A link that was just started over gets time to connect.
    if (known.tries >= RETRY_EVERY) startOver(id, known)
    else known.link.restart()
  }

  /** Unless this is an old tab and the person is already here in a newer one. */
  function invite(id: string, personId: string): void {
    if (![...entries.values()].some((entry) => entry.personId === personId)) send(id, { kind: 'hello', state: own })
  }

  /** The polite side is on a different connection, or cannot connect through this one. */
  function onLost(id: string, personId: string, linkId: string | null): void {
    const entry = entries.get(id)
    if (!entry) invite(id, personId)
    else if (entry.linkId === linkId) {
      if (entry.link.isConnected()) entry.link.restart()
    } else if (entry.linkId === null || entry.link.isAnswered()) startOver(id, entry)
    else {
      send(id, { kind: 'reset', link: entry.linkId })
      entry.link.restart()
    }
  }

  function onLinkSignal(id: string, personId: string, signal: LinkSignal & { link: string }): void {
    const known = entries.get(id)
    if (known?.linkId === signal.link) void known.link.receive(signal)
    // The reset before this offer got lost, or came before the greeting.
    else if (isPoliteTo(id) && signal.kind === 'description')
      if (known) send(id, { kind: 'lost', link: known.linkId })
      else invite(id, personId)
  }

  function onReset(id: string, linkId: string): void {
    const known = entries.get(id)
    if (!known || known.linkId === linkId) return
    known.link.close()
    open(id, known.personId, known.state, linkId)
  }

  function note(entry: PeerEntry, state: PeerState): void {
    entry.state = state
    void entry.link.setQuality(lowerQuality(own.quality, state.quality))
    show()
  }

  /** Only the impolite side does; the other one follows its reset. */
  function startOver(id: string, { link, personId, state }: PeerEntry): void {
    if (isPoliteTo(id)) return
    link.close()
    connect(id, personId, state)
  }

  async function measure(id: string, entry: PeerEntry): Promise<void> {
    const { link } = entry
    if (link.isConnected()) return readLine(entry)
    entry.silence += 1
    entry.tries += 1
    const hasFailed = link.hasFailed()
    const isDue = hasFailed || entry.tries % (link.isConnecting() ? RETRY_SEARCH_EVERY : RETRY_EVERY) === 0
    if (isPoliteTo(id)) {
      if (isDue) send(id, { kind: 'lost', link: hasFailed ? null : entry.linkId })
    } else if (hasFailed || entry.tries >= START_OVER_AFTER) startOver(id, entry)
    else if (isDue) link.restart()
  }

  /** Somebody without a live connection and without a call is gone. */
  function dropTheGone(): void {
    for (const [id, { personId, link, silence }] of entries)
      if (present && !present.has(personId) && !link.isConnected() && silence >= GONE_AFTER) drop(id)
  }

  const timer = setInterval(() => {
    dropTheGone()
    void Promise.allSettled([...entries].map(([id, entry]) => measure(id, entry))).then(show)
  }, MEASURE_MS)

  return {
    /** Now and after every reconnect. */
    announce(): void {
      // Offers made while offline contain no usable candidates.
      for (const entry of entries.values())
        if (!entry.link.isConnected()) entry.tries = Math.max(entry.tries, RETRY_EVERY)
      send(null, { kind: 'hello', state: own })
    },
    receive(id: string, personId: string, signal: Signal): void {
      if (id === peerId) return
      if (signal.kind === 'hello') {
        // First, because only somebody who knows this tab follows its reset.
        send(id, { kind: 'welcome', state: own })
        greet(id, personId, signal.state)
      } else if (signal.kind === 'welcome') greet(id, personId, signal.state)
      else if (signal.kind === 'state') {
        const known = entries.get(id)
        if (known) note(known, signal.state)
      } else if (signal.kind === 'bye') drop(id)
      else if (signal.kind === 'reset') onReset(id, signal.link)
      else if (signal.kind === 'lost') onLost(id, personId, signal.link)
      else if (signal.kind === 'description' || signal.kind === 'candidates') onLinkSignal(id, personId, signal)
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
