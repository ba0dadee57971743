import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCall, MEASURE_MS } from './call.ts'
import type { PeerState, Signal } from './signals.ts'

const state: PeerState = { isMuted: false, hasPicture: true, isSharing: false, quality: 'full' }

/** Answers applied, by connection in the order of their creation. */
let applied: string[][]

class FakeConnection extends EventTarget {
  signalingState = 'have-local-offer'
  connectionState = 'connecting'
  localDescription = null
  remoteDescription = null
  private answers: string[] = []
  constructor() {
    super()
    applied.push(this.answers)
  }
  addTransceiver() {}
  getTransceivers = () => []
  getSenders = () => []
  restartIce() {}
  async setLocalDescription() {}
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

it('does not apply the answer to a connection that has been replaced meanwhile', async () => {
  const sent: Signal[] = []
  const send = (_to: string | null, signal: Signal) => void sent.push(signal)
  const call = createCall({
    peerId: 'b',
    iceServers: [],
    send,
    onChange: () => undefined,
    onConnected: () => undefined,
  })
  call.receive('a', 'person', { kind: 'hello', state })
  await vi.advanceTimersByTimeAsync(3 * MEASURE_MS)
  // Both announce themselves once their lines are back, and each greeting starts over.
  call.receive('a', 'person', { kind: 'hello', state })
  call.receive('a', 'person', { kind: 'welcome', state })
  const links = sent.flatMap((signal) => (signal.kind === 'reset' ? [signal.link] : []))
  expect(links).toHaveLength(3)
  for (const [at, link] of links.entries())
    call.receive('a', 'person', { kind: 'description', link, description: { type: 'answer', sdp: `answer ${at}` } })
  await vi.advanceTimersByTimeAsync(0)
  expect(applied).toEqual([[], [], ['answer 2']])
  call.leave()
})
