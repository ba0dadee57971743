const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const startsWithLetter = /^[\p{L}\p{N}]/u
const isArabic = /^\p{Script=Arabic}/u
const ZERO_WIDTH_NON_JOINER = '\u200c'

/**
 * One or two letters for a name in any script: the first of the first and of the last word. Works on graphemes, so
 * combining characters are never split.
 */
export function initialsOf(name: string): string {
  const parts = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((part) => startsWithLetter.test(part))
  const first = parts[0]
  if (first === undefined) return '?'
  const last = parts.length > 1 ? parts.at(-1) : undefined
  if (last === undefined) return initialOf(first)
  // Arabic letters would join into what looks like a word.
  const separator = isArabic.test(last) ? ZERO_WIDTH_NON_JOINER : ''
  return initialOf(first) + separator + initialOf(last)
}

function initialOf(word: string): string {
  const grapheme = firstGrapheme(word)
  // 'ß' uppercases to 'SS'; keep one letter.
  return firstGrapheme(grapheme.toUpperCase())
}

/** Below, no character combines with the one before it. */
const FIRST_COMBINING = 0x300

function firstGrapheme(text: string): string {
  // Segmenting is slow, and lists have many names.
  if (text.charCodeAt(0) < FIRST_COMBINING && !(text.charCodeAt(1) >= FIRST_COMBINING)) return text.charAt(0)
  for (const { segment } of graphemes.segment(text)) return segment
  return ''
}
