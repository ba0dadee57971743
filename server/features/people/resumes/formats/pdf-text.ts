// The text of a PDF with its positions, by PDF.js, which runs no scripts and loads nothing from outside.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { ReadingError } from '../reading-error.ts'
import { actualTexts } from './actual-text.ts'

/** A text run, from part of a word to a whole line. In points from the top left corner of the page. */
export type Run = {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
  isRtl: boolean
  link?: string
}
export type PdfPage = { width: number; height: number; runs: Run[]; links: string[] }

const MAX_PAGES = 10
const MAX_RUNS = 40_000

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

export async function readPdfText(data: Uint8Array): Promise<{ pageCount: number; pages: PdfPage[] }> {
  const source = Buffer.from(data).toString('latin1')
  const loading = getDocument({
    data,
    // Résumés in Chinese, Japanese and Korean often name a character map instead of embedding one.
    cMapUrl: join(library, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(library, 'standard_fonts/'),
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await loading.promise
    if ((await document.getJSActions()) !== null) throw new ReadingError('active_content')
    const pages: PdfPage[] = []
    let runs = 0
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      const page = await readPage(document, number, source)
      runs += page.runs.length
      if (runs > MAX_RUNS) throw new ReadingError('too_complex')
      pages.push(page)
    }
    return { pageCount: document.numPages, pages }
  } catch (error) {
    if (error instanceof ReadingError) throw error
    throw new ReadingError(error instanceof PasswordException ? 'password' : 'damaged', { cause: error })
  } finally {
    await loading.destroy()
  }
}

async function readPage(document: PDFDocumentProxy, number: number, source: string): Promise<PdfPage> {
  const page = await document.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ disableNormalization: false, includeMarkedContent: true })
  const annotations = (await page.getAnnotations()) as Annotation[]
  const runs = inReadingOrder(
    withActualText(items, () => actualTexts(source, page.ref)).flatMap((item) => runOf(item, transform) ?? []),
  )
  page.cleanup()
  markLinks(runs, annotations, transform)
  return { width, height, runs, links: annotations.flatMap(({ url }) => url ?? []) }
}

type Annotation = { url?: string; rect?: number[] }

/** Attaches the target of each link annotation to the text runs inside its rectangle. */
function markLinks(runs: readonly Run[], annotations: readonly Annotation[], view: number[]): void {
  for (const { url, rect } of annotations) {
    if (!url || rect?.length !== 4) continue
    const [left, bottom, right, top] = rect as [number, number, number, number]
    const [one, other] = [onPage(view, left, bottom), onPage(view, right, top)]
    for (const run of runs) {
      const [middle, height] = [run.x + run.width / 2, run.y - run.size / 3]
      const isInside =
        middle > Math.min(one.x, other.x) - 1 &&
        middle < Math.max(one.x, other.x) + 1 &&
        height > Math.min(one.y, other.y) - 1 &&
        height < Math.max(one.y, other.y) + 1
      if (isInside) run.link = url
    }
  }
}

function onPage([a = 1, b = 0, c = 0, d = -1, e = 0, f = 0]: number[], x: number, y: number) {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items']

/** Replaces the text of marked spans with what the document says they spell. */
function withActualText(items: Content, readTexts: () => (string | null)[]): TextItem[] {
  // The types of PDF.js leave out the tag.
  const isSpan = (item: Content[number]) =>
    'type' in item && item.type.startsWith('begin') && (item as { tag?: string }).tag === 'Span'
  const spans = items.filter(isSpan).length
  const texts = spans === 0 ? [] : readTexts()
  // A page we could not follow keeps the characters of its glyphs.
  const isKnown = texts.length === spans && texts.some((text) => text !== null)
  const open: { text: string | null; first: TextItem | null }[] = []
  let next = 0
  const result: TextItem[] = []
  for (const item of items) {
    if ('str' in item) {
      const span = isKnown ? open.findLast(({ text }) => text !== null) : undefined
      // PDF.js puts the space before a span into it.
      if (!span || item.str.trim() === '') result.push(item)
      else if (span.first) span.first.width = item.transform[4] + item.width - span.first.transform[4]
      else {
        span.first = { ...item, str: `${/^\s*/.exec(item.str)?.[0] ?? ''}${span.text}` }
        result.push(span.first)
      }
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push({ text: isSpan(item) ? leftToRight(texts[next++] ?? null) : null, first: null })
  }
  return result
}

/** Right-to-left spans keep their glyphs, which PDF.js brings into reading order itself. */
const leftToRight = (text: string | null): string | null => (text !== null && rtlLetter.test(text) ? null : text)

const rtlLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const latinLetter = /\p{Script=Latin}/u

/** PDF.js leaves short Arabic and Hebrew runs, and numbers within them, in visual order. */
function inReadingOrder(runs: Run[]): Run[] {
  const letters = (pattern: RegExp) => runs.reduce((sum, { text }) => sum + (pattern.test(text) ? text.length : 0), 0)
  if (letters(rtlLetter) < letters(latinLetter)) return runs
  return runs.map((run) => {
    const isSeen =
      !latinLetter.test(run.text) && (rtlLetter.test(run.text) ? !run.isRtl : /\d\S*\s.*\d|\d\+$/.test(run.text))
    return { ...run, text: isSeen ? logical(run.text) : run.text }
  })
}

/** Reverses the text, but not the digits of a number. */
const logical = (text: string): string =>
  Array.from(text)
    .toReversed()
    .join('')
    .replace(/\d(?:[\d/.:,-]*\d)?/g, (number) => Array.from(number).toReversed().join(''))

function runOf(item: TextItem, view: number[]): Run | null {
  if (item.str.trim() === '') return null
  const [a = 1, b = 0, , d = 1, e = 0, f = 0] = item.transform as number[]
  // Vertical text is decoration in every résumé we have seen.
  if (Math.abs(b) > Math.abs(a)) return null
  const { x, y } = onPage(view, e, f)
  const size = Math.abs(d) || item.height
  if (size < 1) return null
  // TeX fonts map their hyphen to the soft hyphen.
  return {
    text: item.str.replaceAll('\u00ad', '-'),
    x,
    y,
    width: item.width,
    size,
    font: item.fontName,
    isRtl: item.dir === 'rtl',
  }
}
