// Texts that make careless parsers slow: long runs of what patterns start with or repeat, but never what ends them.

import { array, constantFrom, sample, tuple } from 'fast-check'

const SEED = 16
const COMBINATIONS = 15

const pieces = [
  ['a', 'A1', '0', '1 ', '9.', ' ', '\t', '\n', '\u00a0', '\0', '\u0301', '\u202e', '😀', 'ä', '%', '%2e'],
  ['<', '<a', '<p>', '</', '<!--', '<![CDATA[', '<?', '<b x="', '&', '&#', '&amp;', '<div><'],
  ['(', '[', '{"a":', '[{', '"', "'", '\\', '\\u', ',', ', ', ';', ';q=0.', '=', 'a=b; ', '-', '--', 'a-', '_'],
  ['.', '..', 'a.', '@', 'a@', 'a@b.', '/', '//', 'http://', 'www.', 'https://a.b/', ':', '::', '1:', '+', '*'],
  ['€1 000', '60k to ', 'remote ', 'UTC+', 'en-', 'Mozilla/5.0 (', 'bytes=0-', 'OR ', '-"', '“', 'not in '],
].flat()

const endings = ['', '!', 'a', '>', '"']

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Each of the given length. */
export function nastyTexts(length: number): string[] {
  const runs = sample(array(tuple(constantFrom(...pieces), constantFrom(1, 3)), { minLength: 2, maxLength: 4 }), {
    numRuns: COMBINATIONS,
    seed: SEED,
  })
  const combined = runs.map((run) => {
    const shares = run.reduce((sum, [, share]) => sum + share, 0)
    return run.map(([piece, share]) => fill(piece, Math.ceil((length * share) / shares))).join('')
  })
  const repeated = pieces.map((piece, index) => fill(piece, length - 1) + (endings[index % endings.length] ?? ''))
  return [...repeated, ...combined].map((text) => text.slice(0, length))
}
