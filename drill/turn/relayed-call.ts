// Two ends of a call in one browser that may only use the relay: whether a message gets from one to the other, and by which path.

import { chromium } from '@playwright/test'
import type { IceServer } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { chromiumLaunch } from '../../e2e/support/settings.ts'

// What the page uses of its browser; drills are checked without a browser's types.
type Channel = { addEventListener(type: string, listen: () => void): void; send(text: string): void }
type Stat = {
  id: string
  type: string
  selectedCandidatePairId?: string
  localCandidateId?: string
  remoteCandidateId?: string
  candidateType?: string
}
type Connection = {
  localDescription: unknown
  addEventListener(type: string, listen: (event: { candidate: unknown; channel: Channel }) => void): void
  addIceCandidate(candidate: unknown): Promise<void>
  createDataChannel(name: string): Channel
  setLocalDescription(): Promise<void>
  setRemoteDescription(description: unknown): Promise<void>
  getStats(): Promise<ReadonlyMap<string, Stat>>
}
declare const RTCPeerConnection: new (settings: object) => Connection

/** The kinds of candidates both ends chose, or null if they were not connected in time. */
export async function relayedCall(iceServers: readonly IceServer[]): Promise<string[] | null> {
  const args = [...chromiumLaunch.args, '--allow-loopback-in-peer-connection']
  const browser = await chromium.launch({ ...chromiumLaunch, args })
  try {
    const page = await browser.newPage()
    return await page.evaluate(connect, [...iceServers])
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
async function connect(iceServers: IceServer[]): Promise<string[] | null> {
  const settings = { iceServers, iceTransportPolicy: 'relay' }
  const [first, second] = [new RTCPeerConnection(settings), new RTCPeerConnection(settings)]
  first.addEventListener('icecandidate', ({ candidate }) => void second.addIceCandidate(candidate ?? undefined))
  second.addEventListener('icecandidate', ({ candidate }) => void first.addIceCandidate(candidate ?? undefined))
  const sent = first.createDataChannel('drill')
  const heard = new Promise<boolean>((resolve) => {
    second.addEventListener('datachannel', ({ channel }) => channel.addEventListener('message', () => resolve(true)))
    sent.addEventListener('open', () => sent.send('hello'))
    setTimeout(() => resolve(false), 20_000)
  })
  await first.setLocalDescription()
  await second.setRemoteDescription(first.localDescription)
  await second.setLocalDescription()
  await first.setRemoteDescription(second.localDescription)
  if (!(await heard)) return null
  const stats = await first.getStats()
  const transport = [...stats.values()].find(({ type }) => type === 'transport')
  const pair = stats.get(transport?.selectedCandidatePairId ?? '')
  return [pair?.localCandidateId, pair?.remoteCandidateId].map((id) => stats.get(id ?? '')?.candidateType ?? 'unknown')
}
