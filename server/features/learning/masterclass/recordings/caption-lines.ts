// Captions made from a transcript. Only the start of each paragraph is known, so its words are spread evenly until the next one starts.

import type { TimedText } from '#shared/features/learning/masterclass/talks.contract.ts'
import type { Cue } from '#shared/kit/text/captions.ts'

/** Two lines of captions. */
const MAX_LENGTH = 84

export function captionsOf(transcript: readonly TimedText[], end: number): Cue[] {
  return transcript.flatMap(({ at, text }, place) => {
    const until = Math.min(transcript[place + 1]?.at ?? end, end)
    const lines = linesOf(text)
    const total = lines.reduce((sum, line) => sum + line.length, 0)
    let from = at
    return lines.flatMap((line): Cue[] => {
      const to = from + ((until - at) * line.length) / total
      const cue = { from, to, text: line }
      from = to
      return cue.to > cue.from ? [cue] : []
    })
  })
}

function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= MAX_LENGTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
