// Two tabs whose messages get lost while one of them is cut off must find each other again, in whichever order things happen.

import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Call, createCall } from './call.ts'
import type { Signal } from './signals.ts'

const SECOND = 1_000

/** How long ICE checks take on a slow machine, and how long browsers take to notice a lost connection. */
const SEARCH = 6 * SECOND
const NOTICE = 5 * SECOND

type Described = { by: number; search: number; to?: { by: number; search: number } }
const read = (sdp = ''): Described => JSON.parse(sdp) as Described

/** A network for the media of all connections. */
let isCut: boolean
let connections: SlowConnection[]

/** Two of these are connected once both have each other's latest description and have searched long enough. */
class SlowConnection extends EventTarget {
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  remoteDescription: RTCSessionDescriptionInit | null = null
  localDescription: { type: RTCSdpType; sdp: string; toJSON(): RTCSessionDescriptionInit } | null = null
  readonly id = connections.push(this)
  search = 1
  other: Described | null = null
  wantsOffer = false
  since = 0

  getTransceivers = () => []
  getSenders = () => []
  getStats = async () => new Map()
  addTransceiver(): void {
    this.need()
  }
  restartIce(): void {
    this.search += 1
    this.need()
  }
  private need(): void {
    if (this.wantsOffer) return
    this.wantsOffer = true
    queueMicrotask(() => {
      this.wantsOffer = false
      this.dispatchEvent(new Event('negotiationneeded'))
    })
  }
  async setLocalDescription(): Promise<void> {
    const isAnswer = this.signalingState === 'have-remote-offer'
    const to = isAnswer && this.other ? { to: { by: this.other.by, search: this.other.search } } : {}
    const given = {
      type: isAnswer ? 'answer' : 'offer',
      sdp: JSON.stringify({ by: this.id, search: this.search, ...to }),
    } as const
    this.localDescription = { ...given, toJSON: () => given }
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer'
    this.begin()
  }
  async setRemoteDescription(given: RTCSessionDescriptionInit): Promise<void> {
    const described = read(given.sdp)
    if (given.type === 'answer' && described.to?.by !== this.id) throw new Error('an answer to another connection')
    if (this.other && described.by !== this.other.by) throw new Error('a first offer to a connection in use')
    this.remoteDescription = given
    this.signalingState = given.type === 'offer' ? 'have-remote-offer' : 'stable'
    if (given.type === 'offer' && this.other?.search !== described.search) this.search += this.other ? 1 : 0
    this.other = described
    this.begin()
  }
  async addIceCandidate(): Promise<void> {}
  close(): void {
    this.signalingState = 'closed'
    this.connectionState = 'closed'
  }
  private begin(): void {
    if (this.connectionState !== 'connected' && this.remoteDescription) this.become('connecting')
  }
  private become(next: RTCPeerConnectionState): void {
    if (this.connectionState === next) return
    this.connectionState = next
    this.since = Date.now()
    this.dispatchEvent(new Event('connectionstatechange'))
  }
  private hasPath(): boolean {
    const other = this.other && connections[this.other.by - 1]
    if (isCut || !other || other.signalingState === 'closed' || other.other?.by !== this.id) return false
    return this.signalingState === 'stable' && other.other.search === this.search && this.other?.search === other.search
  }
  /** Once a second. */
  pass(): void {
    const [hasPath, lasted] = [this.hasPath(), Date.now() - this.since]
    if (hasPath && this.connectionState === 'connected') this.since = Date.now()
    if (hasPath && this.connectionState === 'connecting' && lasted >= SEARCH) this.become('connected')
    if (hasPath && this.connectionState === 'disconnected') this.become('connected')
    if (!hasPath && this.connectionState === 'connected' && lasted >= NOTICE) this.become('disconnected')
    if (!hasPath && this.connectionState === 'disconnected' && lasted >= 2 * NOTICE) this.become('failed')
    if (!hasPath && this.connectionState === 'connecting' && lasted >= 15 * SECOND) this.become('failed')
  }
}

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', SlowConnection)
  vi.stubGlobal('MediaStream', EventTarget)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ids = ['a', 'b'] as const
type Side = (typeof ids)[number]

function aRoom(isDropped: () => boolean) {
  isCut = false
  connections = []
  const offline = new Set<Side>()
  const calls = new Map<Side, Call>()
  const isConnected = new Map<Side, boolean>()
  const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a')
  for (const side of ids)
    calls.set(
      side,
      createCall({
        peerId: side,
        iceServers: [],
        send: (_to, signal: Signal) => {
          if (offline.has(side) || isDropped()) return
          setTimeout(() => {
            if (!offline.has(otherOf(side))) calls.get(otherOf(side))?.receive(side, side, signal)
          }, 100)
        },
        onChange: (peers) => isConnected.set(side, peers.length === 1 && peers.every((peer) => peer.isConnected)),
        onConnected: () => undefined,
      }),
    )
  const passing = setInterval(() => {
    for (const connection of connections) connection.pass()
  }, SECOND)
  const present = () => new Set<string>(ids.filter((side) => !offline.has(side)))
  return {
    enter: (side: Side) => calls.get(side)?.announce(),
    cut(side: Side) {
      isCut = true
      offline.add(side)
      calls.get(otherOf(side))?.keepOnly(present())
    },
    restore(side: Side) {
      isCut = false
      offline.delete(side)
      for (const one of ids) if (!offline.has(one)) calls.get(one)?.keepOnly(present())
      calls.get(side)?.announce()
    },
    areTogether: () => ids.every((side) => isConnected.get(side)),
    end() {
      clearInterval(passing)
      for (const call of calls.values()) call.leave()
    },
  }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)

const outage = fc.record({
  first: fc.constantFrom(...ids),
  cutOff: fc.constantFrom<readonly Side[]>(['a'], ['b'], ['a', 'b'], ['b', 'a']),
  seconds: fc.integer({ min: 1, max: 60 }),
  between: fc.integer({ min: 0, max: 40 }),
})

it('two tabs are together again within 30 seconds of an outage', async () => {
  await fc.assert(
    fc.asyncProperty(outage, async ({ first, cutOff, seconds, between }) => {
      const room = aRoom(() => false)
      room.enter(first)
      await pass(1)
      room.enter(first === 'a' ? 'b' : 'a')
      await pass(20)
      expect(room.areTogether()).toBe(true)
      for (const side of cutOff) room.cut(side)
      await pass(seconds)
      for (const [at, side] of cutOff.entries()) {
        if (at > 0) await pass(between)
        room.restore(side)
      }
      await pass(30)
      const result = room.areTogether()
      room.end()
      expect(result).toBe(true)
    }),
  )
})

it('two tabs find each other although any of their messages may be lost', async () => {
  await fc.assert(
    fc.asyncProperty(outage, fc.infiniteStream(fc.nat(9)), async ({ first, cutOff, seconds }, dice) => {
      let isLossy = true
      const room = aRoom(() => isLossy && dice.next().value < 5)
      room.enter(first)
      room.enter(first === 'a' ? 'b' : 'a')
      await pass(20)
      for (const side of cutOff) room.cut(side)
      await pass(seconds)
      for (const side of cutOff) room.restore(side)
      await pass(20)
      isLossy = false
      room.enter(first)
      await pass(30)
      const result = room.areTogether()
      room.end()
      expect(result).toBe(true)
    }),
  )
})
