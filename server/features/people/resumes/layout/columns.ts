// Detects columns: an empty vertical strip with text on both sides that is not a table. Reading straight across would mix them.

import { duration, findPeriods, hasDate } from '../fields/dates.ts'
import { headingOf } from '../fields/headings.ts'
import { isPlace } from '../fields/places.ts'
import type { Run } from '../formats/pdf-text.ts'
import { ordered, type Row, segmentsOf } from './rows.ts'

/** `column` is 0 for text across the page, 1 and 2 for the two sides. */
export type Block = { rows: Row[]; column: 0 | 1 | 2 }

const STEP = 3
const HALF_GUTTER = 3.5
const MIN_ROWS = 5

type Band = { gutter: number; from: number; to: number; score: number }

export function columnsOf(rows: Row[]): Block[] {
  const band = findBand(rows)
  if (!band) return rows.length === 0 ? [] : [{ rows, column: 0 }]
  const inside = rows.slice(band.from, band.to)
  const left = sideOf(inside, ({ x, width }) => x + width / 2 < band.gutter)
  const right = sideOf(inside, ({ x, width }) => x + width / 2 >= band.gutter)
  const isRtl = inside.filter((row) => row.isRtl).length * 2 > inside.length
  const sides: Block[] = isRtl
    ? [
        { rows: right, column: 1 },
        { rows: left, column: 2 },
      ]
    : [
        { rows: left, column: 1 },
        { rows: right, column: 2 },
      ]
  return [...columnsOf(rows.slice(0, band.from)), ...sides, ...columnsOf(rows.slice(band.to))]
}

const sideOf = (rows: readonly Row[], isHere: (run: Run) => boolean): Row[] =>
  rows.flatMap((row) => {
    const runs = row.runs.filter(isHere)
    return runs.length === 0 ? [] : [ordered({ ...row, size: Math.max(...runs.map(({ size }) => size)), runs })]
  })

function findBand(rows: readonly Row[]): Band | null {
  if (rows.length < MIN_ROWS) return null
  const all = rows.flatMap(({ runs }) => runs)
  const left = Math.min(...all.map(({ x }) => x))
  const right = Math.max(...all.map(({ x, width }) => x + width))
  let best: Band | null = null
  for (let gutter = left + (right - left) * 0.12; gutter < right - (right - left) * 0.12; gutter += STEP) {
    for (const band of bandsAt(rows, gutter, (left + right) / 2)) if (band.score > (best?.score ?? 0)) best = band
  }
  return best
}

function bandsAt(rows: readonly Row[], gutter: number, centre: number): Band[] {
  const bands: Band[] = []
  let from = 0
  for (let index = 0; index <= rows.length; index += 1) {
    const row = rows[index]
    if (row && !crosses(row, gutter) && !isCentredHeading(row, centre)) continue
    const band = trimmed(rows, gutter, from, index)
    if (band) bands.push(band)
    from = index + 1
  }
  return bands
}

const crosses = ({ runs }: Row, gutter: number): boolean =>
  runs.some(({ x, width }) => x < gutter + HALF_GUTTER && x + width > gutter - HALF_GUTTER)

/** Belongs to the whole page, whichever side of the gutter it is on. */
function isCentredHeading({ runs, size }: Row, centre: number): boolean {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return false
  const middle = (first.x + last.x + last.width) / 2
  return Math.abs(middle - centre) < size && headingOf(runs.map(({ text }) => text).join('')) !== null
}

const isLeft = ({ x }: Run, gutter: number): boolean => x < gutter

/** The band starts and ends at, or close to, rows with text on both sides. */
function trimmed(rows: readonly Row[], gutter: number, start: number, end: number): Band | null {
  const sides = rows.slice(start, end).map(({ runs }) => ({
    left: runs.some((run) => isLeft(run, gutter)),
    right: runs.some((run) => !isLeft(run, gutter)),
  }))
  const firstRight = sides.findIndex(({ right }) => right)
  const firstLeft = sides.findIndex(({ left }) => left)
  if (firstRight === -1 || firstLeft === -1) return null
  const cut = start + beforeMarginalTail(rows.slice(start, end), gutter)
  if (cut < end) return trimmed(rows, gutter, start, cut)
  const from =
    start + Math.max(0, Math.max(firstRight, firstLeft) - leading(rows, start, Math.max(firstRight, firstLeft)))
  const left = sides.filter((side) => side.left).length
  const right = sides.filter((side) => side.right).length
  if (Math.min(left, right) < MIN_ROWS || isTable(rows.slice(from, end), gutter)) return null
  return { gutter, from, to: end, score: Math.min(left, right) * 2 + (end - from) * 0.1 }
}

/** Below two columns, lines with nothing but dates or places on one side belong together again. */
function beforeMarginalTail(rows: readonly Row[], gutter: number): number {
  return Math.min(tailWith(rows, gutter, 'right'), tailWith(rows, gutter, 'left'))
}

const isPresentWord = (text: string): boolean =>
  text.length < 16 && findPeriods(`2000 - ${text}`)[0]?.isCurrent === true

function tailWith(rows: readonly Row[], gutter: number, side: 'left' | 'right'): number {
  let cut = rows.length
  let marginal = 0
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index]
    if (!row) break
    const textOf = (isWanted: boolean) =>
      segmentsOf(row)
        .filter(({ runs: [run] }) => run && isLeft(run, gutter) === isWanted)
        .map(({ text }) => text)
        .join(' ')
        .trim()
    const [own, other] = [textOf(side === 'left'), textOf(side !== 'left')]
    const isHeading = side === 'left' && other === '' && headingOf(own) !== null
    if (own !== '' && !isHeading && !isMarginal(own) && !isPresentWord(own)) break
    if (own !== '' && other === '' && !isHeading && side === 'right') break
    if (own !== '' && !isHeading) marginal += 1
    cut = index
  }
  return marginal > (side === 'left' ? 2 : 0) && cut > 0 ? cut : rows.length
}

/** Rows right above on one side only belong to the band if they are close: the tops of two columns rarely align. */
function leading(rows: readonly Row[], start: number, first: number): number {
  let count = 0
  while (count < first) {
    const [above, below] = [rows[start + first - count - 1], rows[start + first - count]]
    if (!above || !below || below.y - above.y > below.size * 2.2 || above.size > below.size * 1.4) break
    count += 1
  }
  return count
}

/** What forms and job sites print in the margin: dates, how long that was, places, labels. */
const isMarginal = (text: string): boolean =>
  hasDate(text) ||
  isPlace(text) ||
  (text !== '' && (text.replace(duration, '').trim() === '' || (text.length <= 60 && /[:：]$/.test(text))))

/** Dates or labels next to their text share baselines with it and are read across. */
function isTable(rows: readonly Row[], gutter: number): boolean {
  const texts = rows.map((row) => {
    const segments = segmentsOf(row)
    const textOf = (wanted: boolean) =>
      segments
        .filter(({ runs: [run] }) => run && isLeft(run, gutter) === wanted)
        .map(({ text }) => text)
        .join(' ')
        .trim()
    return { left: textOf(true), right: textOf(false) }
  })
  const lefts = texts.filter(({ left }) => left !== '')
  const rights = texts.filter(({ right }) => right !== '')
  const shared = texts.filter(({ left, right }) => left !== '' && right !== '')
  const isLabel = (text: string) => hasDate(text) || text.length <= 24 || (text.length <= 60 && /[:：]$/.test(text))
  const side = (own: { left: string; right: string }[], key: 'left' | 'right') => {
    const headings = own.filter((text) => headingOf(text[key]) !== null)
    const alone = own.filter((text) => text.left === '' || text.right === '')
    const labels = own.filter((text) => isLabel(text[key]))
    const dates = own.filter((text) => isMarginal(text[key]))
    const length = own.reduce((sum, text) => sum + text[key].length, 0)
    return {
      rows: own.length,
      length,
      headings: headings.length,
      alone: alone.length,
      labels: labels.length,
      dates: dates.length,
    }
  }
  const [left, right] = [side(lefts, 'left'), side(rights, 'right')]
  const small =
    left.rows === right.rows ? (left.length < right.length ? left : right) : left.rows < right.rows ? left : right
  const big = small === left ? right : left
  // Nothing but headings, dates and places on one side.
  if (small.headings + small.dates >= small.rows * 0.75 && small.labels >= small.rows * 0.9) return true
  // Headings on both sides, each with its own text below: two columns.
  if (
    left.headings > 0 &&
    right.headings > 0 &&
    small.alone + small.rows > small.headings * 1.5 &&
    small.headings * 3 <= small.rows * 2
  )
    return false
  const sharedPart = shared.length / small.rows
  // "Programming languages:    Python, Java", under headings or not.
  const names = lefts.filter(({ left: text }) => headingOf(text) === null)
  const areLabels = names.length > 1 && names.every(({ left: text }) => /[:：]$/.test(text))
  if (areLabels && right.headings === 0 && sharedPart > 0.5) return true
  // Labels beside what they introduce, below headings in the same margin.
  if (big.headings === 0 && small.labels >= small.rows * 0.9 && shared.length + small.headings >= small.rows)
    return true
  if (small.headings > 0 && small.headings * 2 < small.rows && big.headings === 0) return sharedPart > 0.9
  // A column of headings next to their content.
  if (small.headings * 2 >= small.rows) return true
  if (small.dates * 3 >= small.rows && sharedPart > 0.5) return true
  if (small.dates * 5 >= small.rows * 2 && small.labels * 10 >= small.rows * 9) return true
  return sharedPart > 0.75 && small.labels * 3 > small.rows * 2
}
