// The connection to one other tab, negotiated as in "perfect negotiation": when both sides offer at once, the polite one gives way.
// The impolite side adds one audio and one video transceiver; everything later (mute, camera, screen) only replaces the track
// on it, so that only a lost path has to be renegotiated.

import { applyQuality } from './link-quality.ts'
import type { LinkSignal, Quality } from './signals.ts'

export type Tracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }

type LinkOptions = {
  isPolite: boolean
  iceServers: RTCIceServer[]
  send(signal: LinkSignal): void
  onChange(): void
}

/** ICE candidates found within this time are sent in one batch. */
const GATHER_MS = 150

export type PeerLink = ReturnType<typeof createPeerLink>

export function createPeerLink({ isPolite, iceServers, send, onChange }: LinkOptions) {
  const connection = new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' })
  const stream = new MediaStream()
  let tracks: Tracks = { audio: null, video: null }
  let quality: Quality = 'full'
  let isOffering = false
  let ignoresOffer = false
  let found: RTCIceCandidateInit[] = []
  let early: RTCIceCandidateInit[] = []
  let gathering: ReturnType<typeof setTimeout> | undefined
  let hasFailed = false
  let work = Promise.resolve()

  if (!isPolite)
    for (const kind of ['audio', 'video'] as const) connection.addTransceiver(kind, { direction: 'sendrecv' })

  connection.addEventListener('track', ({ track }) => {
    stream.addTrack(track)
    onChange()
  })
  connection.addEventListener('connectionstatechange', onChange)
  connection.addEventListener('negotiationneeded', () => void offer())
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate) return
    found.push(candidate.toJSON())
    gathering ??= setTimeout(() => {
      gathering = undefined
      send({ kind: 'candidates', candidates: found })
      found = []
    }, GATHER_MS)
  })

  const isClosed = () => connection.signalingState === 'closed'

  /** The browser would reject the same description again; only a new connection helps. */
  const noteFailure = () => {
    hasFailed = !isClosed()
  }

  async function describe(): Promise<void> {
    await connection.setLocalDescription()
    sendDescription()
  }

  function sendDescription(): void {
    const { localDescription } = connection
    if (localDescription) send({ kind: 'description', description: localDescription.toJSON() })
  }

  async function offer(): Promise<void> {
    // The polite side has no transceivers until it has answered its first offer.
    if (isClosed() || (isPolite && connection.remoteDescription === null)) return
    try {
      isOffering = true
      await describe()
    } catch {
      noteFailure()
    } finally {
      isOffering = false
    }
  }

  async function attach(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) {
      if (transceiver.currentDirection !== 'stopped') transceiver.direction = 'sendrecv'
      const track = transceiver.receiver.track.kind === 'audio' ? tracks.audio : tracks.video
      if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track)
    }
  }

  async function adjustQuality(): Promise<void> {
    try {
      await applyQuality(connection, quality)
    } catch {
      // Browsers reject it during a negotiation. It is set again as soon as the connection works.
    }
  }

  async function onDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const isOffer = description.type === 'offer'
    ignoresOffer = !isPolite && isOffer && (isOffering || connection.signalingState !== 'stable')
    if (ignoresOffer) return
    // An answer to an offer that has been replaced in the meantime.
    if (!isOffer && connection.signalingState !== 'have-local-offer') return
    await connection.setRemoteDescription(description)
    const waiting = early
    early = []
    await onCandidates(waiting)
    if (!isOffer) return
    await attach()
    await describe()
    await adjustQuality()
  }

  async function onCandidates(candidates: RTCIceCandidateInit[]): Promise<void> {
    if (connection.remoteDescription === null) {
      early.push(...candidates)
      return
    }
    for (const candidate of candidates)
      try {
        await connection.addIceCandidate(candidate)
      } catch {
        // A candidate for an ignored offer or an abandoned path. Others may still work.
      }
  }

  async function handle(signal: LinkSignal): Promise<void> {
    if (isClosed()) return
    if (signal.kind === 'description') await onDescription(signal.description)
    else await onCandidates(signal.candidates)
  }

  /** One after the other, in the order of arrival. */
  const queue = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task).catch(noteFailure)
    return work
  }

  return {
    connection,
    stream,
    receive: (signal: LinkSignal) => queue(() => handle(signal)),
    setTracks(next: Tracks) {
      tracks = next
      return queue(() => attach().then(adjustQuality))
    },
    setQuality(next: Quality) {
      quality = next
      return queue(adjustQuality)
    },
    /** Restarts ICE. Only the impolite side does, so that offers do not cross. */
    restart() {
      // Without a description, the first offer is still being created.
      if (isPolite || isClosed() || connection.localDescription === null) return
      // Resend the same offer: an answer to it may be on its way and would not match a new one.
      if (connection.signalingState === 'have-local-offer') sendDescription()
      else connection.restartIce()
    },
    isConnected: () => connection.connectionState === 'connected',
    /** Both sides have exchanged descriptions, and ICE is checking candidates. */
    isConnecting: () => connection.connectionState === 'connecting' && connection.signalingState === 'stable',
    isAnswered: () => connection.remoteDescription !== null,
    hasFailed: () => hasFailed,
    close() {
      clearTimeout(gathering)
      connection.close()
    },
  }
}
