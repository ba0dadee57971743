// The other tabs in a call, as this one knows them.

import { type Line, lineOf, readTotals, type Totals } from './link-quality.ts'
import type { PeerLink } from './peer-link.ts'
import type { PeerState } from './signals.ts'

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

export type PeerEntry = {
  personId: string
  link: PeerLink
  /** Names the connection on both sides; null on the polite side until the other one has named it. */
  linkId: string | null
  state: PeerState
  line: Line
  totals: Totals
  wasConnected: boolean
  hasLostPath: boolean
  /** Measurements without a connection: with this link, and since the last one that worked. */
  tries: number
  silence: number
}

export const toPeers = (entries: ReadonlyMap<string, PeerEntry>): Peer[] =>
  [...entries].map(([peerId, { personId, link, state, line, wasConnected, totals }]) => ({
    peerId,
    personId,
    stream: link.stream,
    state,
    line,
    isConnected: link.isConnected(),
    wasConnected,
    isSpeaking: totals.isAudible && !state.isMuted,
  }))

const nothingYet: Totals = { lost: 0, received: 0, roundTrip: 0, isAudible: false }

type NewEntry = Pick<PeerEntry, 'personId' | 'link' | 'linkId' | 'state'>

/** `before`: what was known of this tab until now. */
export const newEntry = (known: NewEntry, before: PeerEntry | undefined): PeerEntry => ({
  ...known,
  line: 'lost',
  totals: nothingYet,
  wasConnected: before?.wasConnected ?? false,
  hasLostPath: before !== undefined,
  tries: 0,
  silence: before?.silence ?? 0,
})

/** How good the connection was since the last measurement. */
export async function readLine(entry: PeerEntry): Promise<void> {
  const totals = await readTotals(entry.link.connection)
  const lost = totals.lost - entry.totals.lost
  const received = totals.received - entry.totals.received
  entry.line = lineOf(true, { lost, received, roundTrip: totals.roundTrip })
  entry.totals = totals
}
