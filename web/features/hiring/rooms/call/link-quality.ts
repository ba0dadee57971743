// Video quality: how much is sent, and how good the connection is.

import type { Quality } from './signals.ts'

/** Enough to recognise a face on a very slow connection. */
const LOW = { maxBitrate: 120_000, maxFramerate: 12, scaleResolutionDownBy: 4 }
const FULL = { maxBitrate: 1_200_000, maxFramerate: 30, scaleResolutionDownBy: 1 }

export async function applyQuality(connection: RTCPeerConnection, quality: Quality): Promise<void> {
  for (const sender of connection.getSenders()) {
    if (sender.track?.kind !== 'video') continue
    const parameters = sender.getParameters()
    // Empty until the connection has been negotiated.
    if (parameters.encodings.length === 0) continue
    for (const encoding of parameters.encodings)
      Object.assign(encoding, quality === 'low' ? LOW : FULL, { active: quality !== 'sound' })
    await sender.setParameters(parameters)
  }
}

/** The lower of what both sides want. */
export function lowerQuality(one: Quality, other: Quality): Quality {
  if (one === 'sound' || other === 'sound') return 'sound'
  return one === 'low' || other === 'low' ? 'low' : 'full'
}

export const lines = ['strong', 'fair', 'weak', 'lost'] as const
export type Line = (typeof lines)[number]

export type LineFigures = { lost: number; received: number; roundTrip: number }

/** `figures`: since the last measurement. */
export function lineOf(isConnected: boolean, { lost, received, roundTrip }: LineFigures): Line {
  if (!isConnected) return 'lost'
  const share = lost / Math.max(1, lost + received)
  if (share > 0.08 || roundTrip > 0.6) return 'weak'
  return share > 0.02 || roundTrip > 0.3 ? 'fair' : 'strong'
}

export type Totals = { lost: number; received: number; roundTrip: number; isAudible: boolean }

const AUDIBLE = 0.02

/** The figures of a browser's reports that are read here; which of them exist depends on the type. */
type Report = {
  type: string
  kind?: string
  packetsLost?: number
  packetsReceived?: number
  audioLevel?: number
  nominated?: boolean
  currentRoundTripTime?: number
}

export async function readTotals(connection: RTCPeerConnection): Promise<Totals> {
  const totals = { lost: 0, received: 0, roundTrip: 0, isAudible: false }
  const reports = (await connection.getStats()) as ReadonlyMap<string, Report>
  for (const report of reports.values()) {
    if (report.type === 'inbound-rtp') {
      totals.lost += Math.max(0, report.packetsLost ?? 0)
      totals.received += report.packetsReceived ?? 0
      if (report.kind === 'audio') totals.isAudible = (report.audioLevel ?? 0) > AUDIBLE
    }
    if (report.type === 'candidate-pair' && report.nominated) totals.roundTrip = report.currentRoundTripTime ?? 0
  }
  return totals
}
