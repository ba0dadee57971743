// Recognizes the letters and digits of the machine-readable zone. Fillers are found by their shape and left out, so that what
// remains are words, which text recognition is good at.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, type Worker } from 'tesseract.js'
import type { Cell, GridLine } from './mrz-grid.ts'
import type { Ink } from './page-pixels.ts'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const MARGIN = 24
/** Text recognition works best on letters of about this height. */
const LETTER_HEIGHT = 44
/** Without one, text recognition guesses it and warns. */
const DENSITY = 300
const ONE_LINE = '7'

let ready: Promise<Worker> | null = null

/** The data comes with the package: nothing is downloaded. */
function recognizer(): Promise<Worker> {
  const require = createRequire(import.meta.url)
  const langPath = join(dirname(require.resolve('@tesseract.js-data/eng')), '4.0.0_best_int')
  ready ??= createWorker('eng', 1, { langPath, gzip: true, cacheMethod: 'none' }).then(async (worker) => {
    await worker.setParameters({ tessedit_char_whitelist: CHARACTERS, tessedit_pageseg_mode: ONE_LINE as never })
    return worker
  })
  return ready
}

/** The text of each line, with fillers, all of the same length. */
export async function recognizeGrid(page: Ink, grid: readonly GridLine[], length: number): Promise<string[]> {
  const lines: string[] = []
  for (const line of grid) lines.push(await recognizeLine(page, line, length))
  return lines
}

async function recognizeLine(page: Ink, line: GridLine, length: number): Promise<string> {
  const letters = line.cells.filter((cell) => !cell.isFiller)
  const text = Array.from({ length }, () => '<')
  if (letters.length === 0) return text.join('')
  const scale = LETTER_HEIGHT / (line.bottom - line.top)
  const image = await drawLine(page, line, letters, scale)
  const { data } = await (await recognizer()).recognize(image, {}, { blocks: true, text: false })
  const symbols = (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) =>
      paragraph.lines.flatMap((one) => one.words.flatMap((word) => word.symbols)),
    ),
  )
  for (const cell of letters) {
    const centre = ((cell.left + cell.right) / 2 - line.left) * scale + MARGIN
    const best = symbols
      .map((symbol) => ({ text: symbol.text, off: Math.abs((symbol.bbox.x0 + symbol.bbox.x1) / 2 - centre) }))
      .toSorted((one, other) => one.off - other.off)[0]
    // Nothing recognized there: a filler would be a guess, so the check digits will fail.
    if (best && best.off <= LETTER_HEIGHT / 2) text[cell.at] = best.text
  }
  return text.join('').slice(0, length)
}

async function drawLine(page: Ink, line: GridLine, letters: readonly Cell[], scale: number): Promise<Buffer> {
  const [width, height] = [line.right - line.left, line.bottom - line.top]
  const grey = Buffer.alloc(width * height, 255)
  for (const cell of letters)
    for (let y = line.top; y < line.bottom; y += 1)
      for (let x = cell.left; x < cell.right; x += 1)
        if (page.ink[y * page.width + x]) grey[(y - line.top) * width + x - line.left] = 0
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(width * scale), height: LETTER_HEIGHT, fit: 'fill' })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .withMetadata({ density: DENSITY })
    .png()
    .toBuffer()
}
