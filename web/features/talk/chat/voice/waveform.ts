// The waveform of a voice note: its volume, in as many bars as a message stores.

import { MAX_BAR, MAX_WAVEFORM } from '#shared/features/talk/chat/chat-limits.ts'

/**
 * `levels` from 0 to 1, in order. Each bar is the maximum of its stretch; speech rarely gets close to 1, so bars are amplified.
 */
export function waveformOf(levels: readonly number[]): number[] {
  const stretch = Math.max(1, Math.ceil(levels.length / MAX_WAVEFORM))
  const loudest = Math.max(...levels, 0.05)
  const bars: number[] = []
  for (let at = 0; at < levels.length; at += stretch) {
    const level = Math.max(...levels.slice(at, at + stretch))
    bars.push(Math.round(Math.min(Math.max(level / loudest, 0), 1) * MAX_BAR))
  }
  return bars
}
