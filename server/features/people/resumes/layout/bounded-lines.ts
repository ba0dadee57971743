// Field rules search each line with patterns whose time grows faster than the line. Whatever a file contains, lines stay short enough
// for that not to matter: a paragraph without line breaks is wrapped, as it would be on paper, and rules of repeated characters
// are shortened.

import type { Line } from './line.ts'

const MAX_LINE = 200
/** About twenty full pages. */
const MAX_TEXT = 60_000
const MAX_LINES = 3_000

export function boundedLines(lines: readonly Line[]): Line[] {
  const bounded: Line[] = []
  let length = 0
  for (const line of lines) {
    for (const part of wrap(line)) {
      length += part.text.length
      if (length > MAX_TEXT || bounded.length === MAX_LINES) return bounded
      bounded.push(part)
    }
  }
  return bounded
}

function wrap(line: Line): Line[] {
  const segments = line.segments.map(shortenRules)
  const text = segments.join('  ')
  if (text.length <= MAX_LINE) return [{ ...line, text, segments }]
  return [...text.matchAll(pieces)].map(([piece], index) => ({
    ...line,
    text: piece.trim(),
    segments: [piece.trim()],
    isBullet: index === 0 && line.isBullet,
    startsBlock: index === 0 && line.startsBlock,
  }))
}

/** Up to the last space that fits; a longer word is cut. */
const pieces = new RegExp(String.raw`\S[^]{0,${MAX_LINE - 1}}(?=\s|$)|\S{${MAX_LINE}}`, 'g')

/** "Python ........ 5 years" */
const shortenRules = (text: string): string => text.replace(/([^\p{Letter}\p{Number}\s])\1{5,}/gu, '$1$1$1')
