// Fonts of scripts that few documents need. Those of Chinese, Japanese and Korean have some ten thousand characters each and come in
// about a hundred pieces: a document gets only the characters it uses, from the pieces that have them.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openSync } from 'fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

type Piece = { name: string; file: string; ranges: readonly (readonly [number, number])[] }
export type FontOnDemand = { name: string; regular: Buffer; bold: Buffer }

const otherFamilies = ['hebrew', 'thai', 'georgian', 'armenian', 'bengali', 'tamil', 'telugu', 'ethiopic']

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/** The same ideograph looks different in Chinese, Japanese and Korean: the letters around it tell which one it is. */
function familiesFor(text: string): readonly string[] {
  if (KANA.test(text)) return ['jp', 'sc', 'kr', ...otherFamilies]
  return HANGUL.test(text) ? ['kr', 'sc', 'jp', ...otherFamilies] : ['sc', 'jp', 'kr', ...otherFamilies]
}

const piecesByFamily = new Map<string, readonly Piece[]>()
function piecesOf(family: string): readonly Piece[] {
  const known = piecesByFamily.get(family)
  if (known) return known
  const resolve = (file: string) => require.resolve(`@fontsource-variable/noto-sans-${family}/${file}`)
  const ranges = JSON.parse(readFileSync(resolve('unicode.json'), 'utf8')) as Record<string, string>
  const pieces = Object.entries(ranges).flatMap(([key, stated]) => {
    const part = key.replaceAll(/[[\]]/g, '')
    // Every package also contains Latin, which other fonts cover.
    if (part !== family && !/^\d+$/.test(part)) return []
    const file = resolve(`files/noto-sans-${family}-${part}-wght-normal.woff2`)
    return [{ name: `${family}-${part}`, file, ranges: readRanges(stated) }]
  })
  piecesByFamily.set(family, pieces)
  return pieces
}

/** `U+fee3,U+ff03-ff04` */
const readRanges = (stated: string) =>
  stated.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

const charactersByFile = new Map<string, ReadonlySet<number>>()
function charactersOf({ file }: Piece): ReadonlySet<number> {
  const known = charactersByFile.get(file) ?? new Set(openSync(file).characterSet)
  charactersByFile.set(file, known)
  return known
}

function findPiece(character: string, families: readonly string[]): Piece | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  const mayHaveIt = ({ ranges }: Piece) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
  for (const family of families) {
    const piece = piecesOf(family).find(mayHaveIt)
    // The stated ranges are wider than the glyphs a piece really has.
    if (piece && charactersOf(piece).has(codePoint)) return piece
  }
  return undefined
}

export const hasFontOnDemand = (character: string): boolean =>
  findPiece(character, familiesFor(character)) !== undefined

const REGULAR = 400
const BOLD = 700

/** Subsets with the characters of the text, from every font on demand that has some of them. */
export async function loadFonts(text: string): Promise<FontOnDemand[]> {
  const families = familiesFor(text)
  const needed = new Map<Piece, string>()
  for (const character of new Set(text)) {
    const piece = findPiece(character, families)
    if (piece) needed.set(piece, (needed.get(piece) ?? '') + character)
  }
  const fonts: FontOnDemand[] = []
  for (const [{ name, file }, characters] of needed) {
    const source = await readFile(file)
    const withWeight = (wght: number) =>
      subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: { wght } })
    fonts.push({ name, regular: await withWeight(REGULAR), bold: await withWeight(BOLD) })
    // A long text may need dozens of pieces, so yield to other requests in between.
    await nextTurn()
  }
  return fonts
}
