// Paragraphs, headings and rows on pages. Words are placed one by one, because a line may mix scripts and directions; the text
// stays selectable.

import PdfKit from 'pdfkit'
import { createFonts, isRightToLeft, startsRightToLeft } from './document-fonts.ts'
import { type FontOnDemand, loadFonts } from './fonts-on-demand.ts'
import { breakOpportunities } from './line-breaks.ts'

const MARGIN = 56
const FOOT = 40
const LINE = 1.45
const LABEL_WIDTH = 150
const GREY = '#415055'
const BLACK = '#0e1b1f'

type Style = { size?: number; isBold?: boolean; color?: string }
type Box = { x: number; width: number }
type Word = { text: string; width: number; isRtl: boolean }
type LinePlace = { box: Box; style: Style; isRtl: boolean }
/** The element of a tagged document that a text belongs to. */
export type Tag = { name: string; element: PDFKit.PDFStructureElement }

export type DocumentWriter = ReturnType<typeof createWriter>

type Info = { title: string; code: string; language: string; createdAt: Date }

/** Tagged documents tell screen readers what is a heading and what is a list. Archival ones follow PDF/A-3, which allows attachments. */
type Options = { size?: 'A4' | 'LETTER'; isTagged?: boolean; isArchival?: boolean }

/** Returns the unfinished document. A first pass finds out which on-demand fonts it needs; if there are any, it is written again with them. */
export async function writeDocument(
  info: Info,
  options: Options,
  write: (writer: DocumentWriter) => void,
): Promise<DocumentWriter> {
  const writer = createWriter(info, options)
  write(writer)
  const notLoaded = writer.fonts.notLoaded()
  if (notLoaded === '') return writer
  const complete = createWriter(info, options, await loadFonts(notLoaded))
  write(complete)
  return complete
}

export function createWriter(
  info: Info,
  { size: paper = 'A4', isTagged = false, isArchival = false }: Options = {},
  fontsOnDemand: readonly FontOnDemand[] = [],
) {
  const doc = new PdfKit({
    size: paper,
    margin: MARGIN,
    tagged: isTagged,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: info.language,
    displayTitle: true,
    ...(isArchival && { subset: 'PDF/A-3b' as const }),
    info: { Title: info.title, CreationDate: info.createdAt, Subject: info.code },
  })
  const fonts = createFonts(doc, fontsOnDemand)
  const whole: Box = { x: MARGIN, width: doc.page.width - 2 * MARGIN }
  let y = MARGIN

  const drawWord = (text: string, x: number, { size = 10.5, isBold = false, color = BLACK }: Style): number => {
    let at = x
    for (const run of fonts.runsOf(text, isBold)) {
      doc.font(run.font).fontSize(size).fillColor(color)
      doc.text(run.text, at, y, { lineBreak: false })
      at += doc.widthOfString(run.text)
    }
    return at - x
  }
  const widthOf = (text: string, { size = 10.5, isBold = false }: Style): number =>
    fonts.runsOf(text, isBold).reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0)

  function ensureRoom(height: number): void {
    if (y + height <= doc.page.height - MARGIN - FOOT) return
    doc.addPage()
    y = MARGIN
  }

  function linesOf(paragraph: string, { width }: Box, style: Style): Word[][] {
    const space = widthOf(' ', style)
    const lines: Word[][] = [[]]
    let used = 0
    for (const word of paragraph.split(/\s+/u)) {
      const parts = breakOpportunities(word).flatMap((part) => pieces(part, width, style))
      for (const [place, text] of parts.entries()) {
        const isStart = place === 0
        const wide = widthOf(text, style)
        const gap = isStart && used > 0 ? space : 0
        if (used > 0 && used + gap + wide > width) {
          lines.push([])
          used = 0
        }
        append(lines.at(-1) ?? [], { text, width: wide, isRtl: isRightToLeft(text) }, isStart)
        used += wide + (used > 0 ? gap : 0)
      }
    }
    return lines
  }

  /** A hash or an address may be longer than a line. */
  function pieces(word: string, width: number, style: Style): string[] {
    if (word === '' || widthOf(word, style) <= width) return word === '' ? [] : [word]
    const characters = Array.from(word)
    const half = Math.ceil(characters.length / 2)
    return [characters.slice(0, half).join(''), characters.slice(half).join('')].flatMap((part) =>
      pieces(part, width, style),
    )
  }

  function write(text: string, box: Box, style: Style, tag?: Tag): void {
    const { size = 10.5 } = style
    for (const paragraph of text.split('\n')) {
      const isRtl = startsRightToLeft(paragraph)
      for (const line of linesOf(paragraph, box, style)) {
        ensureRoom(size * LINE)
        drawLine(line, { box, style, isRtl }, tag)
        y += size * LINE
      }
    }
  }

  function drawLine(line: readonly Word[], { box, style, isRtl }: LinePlace, tag: Tag | undefined): void {
    const space = widthOf(' ', style)
    const total = line.reduce((sum, word) => sum + word.width, 0) + space * Math.max(line.length - 1, 0)
    const places = new Map<Word, number>()
    let x = isRtl ? box.x + box.width - total : box.x
    for (const word of inVisualOrder(line, isRtl)) {
      places.set(word, x)
      x += word.width + space
    }
    const content = isTagged && doc.markStructureContent(tag?.name ?? 'Artifact')
    // In the order of reading, with the spaces between them: that is what copying and screen readers get.
    for (const word of line)
      drawWord(word.isRtl || !isTagged ? word.text : `${word.text} `, places.get(word) ?? box.x, style)
    if (!content) return
    doc.endMarkedContent()
    tag?.element.add(content)
  }

  return {
    doc,
    fonts,
    whole,
    write,
    widthOf,
    ensureRoom,
    top: () => y,
    moveTo: (to: number) => {
      y = to
    },
    gap: (height: number) => {
      y += height
    },
    heading: (text: string, size = 13) => {
      ensureRoom(size * 4)
      y += size * 0.8
      write(text, whole, { size, isBold: true })
      y += size * 0.3
    },
    text: (text: string, style: Style = {}) => write(text, whole, style),
    small: (text: string) => write(text, whole, { size: 8.5, color: GREY }),
    row(label: string, value: string) {
      ensureRoom(30)
      const top = y
      const page = doc.bufferedPageRange().count
      write(label, { x: MARGIN, width: LABEL_WIDTH - 10 }, { color: GREY })
      const afterLabel = y
      if (doc.bufferedPageRange().count === page) y = top
      write(value, { x: MARGIN + LABEL_WIDTH, width: whole.width - LABEL_WIDTH }, {})
      if (doc.bufferedPageRange().count === page) y = Math.max(y, afterLabel)
      y += 3
    },
    /** On its own grid, scaled to a box of this width. */
    drawing(path: string, { width, grid }: { width: number; grid: { width: number; height: number } }) {
      const scale = width / grid.width
      ensureRoom(grid.height * scale + 4)
      doc
        .save()
        .translate(MARGIN, y)
        .scale(scale)
        .path(path)
        .lineWidth(6)
        .lineCap('round')
        .lineJoin('round')
        .stroke(BLACK)
        .restore()
      y += grid.height * scale + 4
    },
    newPage() {
      doc.addPage()
      y = MARGIN
    },
    footers(describe: (page: number, of: number) => string) {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        // Otherwise text this far down would start a new page.
        doc.page.margins.bottom = 0
        y = doc.page.height - FOOT
        write(describe(page + 1, count), whole, { size: 8, color: GREY })
      }
    },
  }
}

/** Appends a part to the same word without a space, as in Chinese. */
function append(line: Word[], part: Word, isStart: boolean): void {
  const word = isStart ? undefined : line.at(-1)
  if (!word) line.push(part)
  else {
    word.text += part.text
    word.width += part.width
  }
}

/** Words in the order in which they stand on the line: stretches of the other direction are turned around. */
export function inVisualOrder<W extends { isRtl: boolean }>(line: readonly W[], isRtlLine: boolean): W[] {
  const ordered = isRtlLine ? line.toReversed() : [...line]
  const result: W[] = []
  for (let from = 0; from < ordered.length; ) {
    let to = from + 1
    while (to < ordered.length && ordered[to]?.isRtl === ordered[from]?.isRtl) to += 1
    const stretch = ordered.slice(from, to)
    result.push(...(ordered[from]?.isRtl === isRtlLine ? stretch : stretch.toReversed()))
    from = to
  }
  return result
}
