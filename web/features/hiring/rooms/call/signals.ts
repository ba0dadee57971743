// Signalling messages between the tabs in a room. They come from other browsers, so nothing in them is trusted.

/** The video quality a tab wants to send and receive. */
export const qualities = ['full', 'low', 'sound'] as const
export type Quality = (typeof qualities)[number]

export type PeerState = { isMuted: boolean; hasPicture: boolean; isSharing: boolean; quality: Quality }

/** What negotiates one connection. */
export type LinkSignal =
  | { kind: 'description'; description: RTCSessionDescriptionInit }
  | { kind: 'candidates'; candidates: RTCIceCandidateInit[] }

/** `link`: which connection it belongs to, because both sides may have replaced it while a message was on its way. */
export type Signal =
  | { kind: 'hello' | 'welcome' | 'state'; state: PeerState }
  | { kind: 'bye' }
  | { kind: 'reset'; link: string }
  /** Sent by the polite side: which connection fails for it; null if it has none and needs a new one. */
  | { kind: 'lost'; link: string | null }
  | (LinkSignal & { link: string })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readState(value: unknown): PeerState | null {
  if (!isObject(value)) return null
  const { isMuted, hasPicture, isSharing, quality } = value
  return {
    isMuted: isMuted === true,
    hasPicture: hasPicture === true,
    isSharing: isSharing === true,
    quality: qualities.find((one) => one === quality) ?? 'full',
  }
}

export function readSignal(text: string): Signal | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(value)) return null
  const { kind, link, description, candidates } = value
  if (kind === 'hello' || kind === 'welcome' || kind === 'state') {
    const state = readState(value['state'])
    return state && { kind, state }
  }
  if (kind === 'bye') return { kind }
  if (kind === 'lost') return { kind, link: typeof link === 'string' ? link : null }
  if (typeof link !== 'string') return null
  if (kind === 'reset') return { kind, link }
  if (kind === 'description' && isObject(description)) {
    const { type, sdp } = description
    return (type === 'offer' || type === 'answer') && typeof sdp === 'string'
      ? { kind, link, description: { type, sdp } }
      : null
  }
  if (kind === 'candidates' && Array.isArray(candidates))
    return { kind, link, candidates: candidates.filter(isObject).slice(0, 100) }
  return null
}
