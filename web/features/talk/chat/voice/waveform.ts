// The look of a voice note: how loud it was, in as many bars as a message keeps.

import { MAX_BAR, MAX_WAVEFORM } from '#shared/features/talk/chat/chat-limits.ts'

/** `levels` from 0 to 1, in order. The loudest of its stretch is a bar; speech seldom comes near 1, so it is lifted. */
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
