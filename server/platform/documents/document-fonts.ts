// Fonts for any script we ship. A line may need several: each is cut into runs that one font can draw.

import { createRequire } from 'node:module'
import { type FontOnDemand, hasFontOnDemand } from './fonts-on-demand.ts'

const require = createRequire(import.meta.url)

const noto = (subset: string, weight: number) =>
  require.resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`)
const arabic = (weight: number) =>
  require.resolve(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`)

const REGULAR = 400
const BOLD = 700

const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari']

type FontDocument = PDFKit.PDFDocument & {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

type Run = { text: string; font: string }

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const STRONG = /[\p{L}]/u

export const isRightToLeft = (text: string): boolean => RTL.test(text)

/** The direction of the first letter decides, as in browsers. */
export const startsRightToLeft = (text: string): boolean => RTL.test(STRONG.exec(text)?.[0] ?? '')

type FontSet = {
  runsOf(text: string, isBold: boolean): Run[]
  /** True if neither the loaded fonts nor those on demand have the character. */
  isMissing(character: string): boolean
  /** The characters met so far that need a font which is not loaded yet. */
  notLoaded(): string
}

export function createFonts(doc: PDFKit.PDFDocument, onDemand: readonly FontOnDemand[]): FontSet {
  const families = [...subsets, 'arabic', ...onDemand.map(({ name }) => name)]
  const names = (isBold: boolean) => families.map((name) => (isBold ? `${name}-bold` : name))
  for (const subset of subsets) {
    doc.registerFont(subset, noto(subset, REGULAR))
    doc.registerFont(`${subset}-bold`, noto(subset, BOLD))
  }
  doc.registerFont('arabic', arabic(REGULAR))
  doc.registerFont('arabic-bold', arabic(BOLD))
  for (const { name, regular, bold } of onDemand) {
    doc.registerFont(name, regular)
    doc.registerFont(`${name}-bold`, bold)
  }

  const known = new Map<string, string | null>()
  const toLoad = new Set<string>()
  /** Opened only when the fonts before it lack the character. */
  function fontFor(character: string, isBold: boolean): string | null {
    const key = `${isBold} ${character}`
    const found = known.get(key)
    if (found !== undefined) return found
    const codePoint = character.codePointAt(0) ?? 0
    const font = names(isBold).find((name) =>
      (doc.font(name) as FontDocument)._font.font.hasGlyphForCodePoint(codePoint),
    )
    known.set(key, font ?? null)
    if (!font && hasFontOnDemand(character)) toLoad.add(character)
    return font ?? null
  }

  function runsOf(text: string, isBold: boolean): Run[] {
    const runs: Run[] = []
    const base = isBold ? 'latin-bold' : 'latin'
    for (const character of text.normalize('NFC')) {
      const previous = runs.at(-1)
      const isMark = /\p{M}|[\u200c\u200d]/u.test(character)
      const font = fontFor(character, isBold) ?? (isMark ? (previous?.font ?? base) : null)
      // A character no font has is written as its code: an empty box would hide what was signed.
      const shown = font === null ? `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]` : character
      const used = font ?? base
      if (previous?.font === used) previous.text += shown
      else runs.push({ text: shown, font: used })
    }
    return runs
  }
  const isMissing = (character: string) =>
    !/[\p{M}\u200c\u200d\s]/u.test(character) && fontFor(character, false) === null && !toLoad.has(character)
  return { runsOf, isMissing, notLoaded: () => [...toLoad].join('') }
}
