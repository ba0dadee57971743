import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createCall, MEASURE_MS } from './call.ts'
import type { PeerState, Signal } from './signals.ts'

const state: PeerState = { isMuted: false, hasPicture: true, isSharing: false, quality: 'full' }

/** Answers applied, by connection in the order of their creation. */
let applied: string[][]

class FakeConnection extends EventTarget {
  signalingState = 'have-local-offer'
  connectionState = 'connecting'
  localDescription: { toJSON(): RTCSessionDescriptionInit } | null = null
  remoteDescription = null
  private answers: string[] = []
  private offers = 0
  constructor() {
    super()
    applied.push(this.answers)
  }
  addTransceiver(kind: string) {
    if (kind === 'video') queueMicrotask(() => this.dispatchEvent(new Event('negotiationneeded')))
  }
  getTransceivers = () => []
  getSenders = () => []
  restartIce() {}
  async setLocalDescription() {
    this.offers += 1
    const sdp = `offer ${this.offers}`
    this.localDescription = { toJSON: () => ({ type: 'offer', sdp }) }
  }
  async setRemoteDescription({ sdp = '' }: RTCSessionDescriptionInit) {
    this.answers.push(sdp)
  }
  close() {}
}

beforeEach(() => {
  applied = []
  vi.useFakeTimers()
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  vi.stubGlobal('MediaStream', EventTarget)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aCall() {
  const sent: Signal[] = []
  const call = createCall({
    peerId: 'b',
    iceServers: [],
    send: (_to, signal) => void sent.push(signal),
    onChange: () => undefined,
    onConnected: () => undefined,
  })
  onTestFinished(call.leave)
  return { call, sent }
}

it('sends an unanswered offer again unchanged, so that a late answer fits it', async () => {
  const { call, sent } = aCall()
  call.receive('a', 'person', { kind: 'hello', state })
  await vi.advanceTimersByTimeAsync(0)
  sent.length = 0
  await vi.advanceTimersByTimeAsync(4 * MEASURE_MS)
  const offers = sent.flatMap((signal) => (signal.kind === 'description' ? [signal.description.sdp] : []))
  expect(new Set(offers)).toEqual(new Set(['offer 1']))
})

it('does not apply the answer to a connection that has been replaced meanwhile', async () => {
  const { call, sent } = aCall()
  const greetings: Signal[] = [
    { kind: 'hello', state },
    { kind: 'welcome', state },
  ]
  call.receive('a', 'person', { kind: 'hello', state })
  await vi.advanceTimersByTimeAsync(3 * MEASURE_MS)
  // Both announce themselves once their lines are back: the first greeting starts over, the second finds a fresh connection.
  for (const greeting of greetings) call.receive('a', 'person', greeting)
  const links = sent.flatMap((signal) => (signal.kind === 'reset' ? [signal.link] : []))
  expect(links).toHaveLength(2)
  for (const [at, link] of links.entries())
    call.receive('a', 'person', { kind: 'description', link, description: { type: 'answer', sdp: `answer ${at}` } })
  await vi.advanceTimersByTimeAsync(0)
  expect(applied).toEqual([[], ['answer 1']])
})
