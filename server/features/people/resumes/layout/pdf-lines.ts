import { closeUpDate, findPeriods, hasDate } from '../fields/dates.ts'
import { headingOf } from '../fields/headings.ts'
import type { PdfPage, Run } from '../formats/pdf-text.ts'
import { type Block, columnsOf } from './columns.ts'
import { type Document, type Line, lineOf } from './line.ts'
import { withDatesInHeaders } from './margin-dates.ts'
import { type Row, rowsOf, segmentsOf } from './rows.ts'

type Body = { font: string; size: number }

export function pdfLines({ pageCount, pages }: { pageCount: number; pages: readonly PdfPage[] }): Document {
  const body = bodyOf(pages.flatMap(({ runs }) => runs))
  const rows = withoutMargins(pages.map(({ runs }) => rowsOf(runs)))
  const lines = rows.flatMap((page, index) =>
    columnsOf(page).flatMap((block) => withDatesInHeaders(withWholeDates(linesOf(block, body, index + 1)))),
  )
  return { pages: pageCount, lines, links: pages.flatMap(({ links }) => links) }
}

/** The font and size of most of the text. */
function bodyOf(runs: readonly Run[]): Body {
  const most = <T>(keyOf: (run: Run) => T): T | undefined => {
    const lengths = new Map<T, number>()
    for (const run of runs) lengths.set(keyOf(run), (lengths.get(keyOf(run)) ?? 0) + run.text.length)
    return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0]
  }
  return { font: most(({ font }) => font) ?? '', size: most(({ size }) => Math.round(size * 2) / 2) ?? 10 }
}

const textOf = (row: Row): string =>
  segmentsOf(row)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\d+/g, '0')

/** Page numbers, headers and footers. */
function withoutMargins(pages: Row[][]): Row[][] {
  const edges = pages.map((rows) => new Set([...rows.slice(0, 2), ...rows.slice(-2)].map(textOf)))
  return pages.map((rows, page) =>
    rows.filter((row, index) => {
      if (index > 1 && index < rows.length - 2) return true
      const text = textOf(row)
      if (/^(?:page\s*)?[-–]?\s*0(?:\s*(?:\/|of|von|de|sur|из)\s*0)?\s*[-–]?$/i.test(text)) return false
      const isRepeated = edges.some((edge, other) => other !== page && edge.has(text))
      // The first page keeps what may be the person's name.
      return !isRepeated || (page === 0 && index < 2)
    }),
  )
}

/** A period in a narrow column spans two or three lines: "2020-01", "|", "present". */
function withWholeDates(lines: Line[]): Line[] {
  const merged: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) continue
    const ends = [lines[index + 1], lines[index + 2]]
    const isBar = /^[|¦–—-]$/.test(ends[0]?.segments[0] ?? '')
    const end = isBar ? ends[1] : ends[0]
    const start = line.segments[0] ?? ''
    const last = end?.segments[0] ?? ''
    const isSplit =
      (isBar || /[-–—]$/.test(start)) &&
      start.length < 20 &&
      last.length < 20 &&
      hasDate(start.replace(/[-–—\s]+$/, ''))
    // "04/2021 – настоящее", "время": the last word of the period is below it.
    const isWrapped = !isBar && line.segments.length > 1 && last.length < 14 && hasDate(start) && !/\d/.test(last)
    const period = isWrapped ? `${start} ${last}` : `${start.replace(/[-–—\s]+$/, '')} – ${last}`
    if (
      !end ||
      !(isSplit || isWrapped) ||
      !findPeriods(period).some(({ isRange, to }) => isRange && to === period.length)
    ) {
      merged.push(line)
      continue
    }
    const rest = (isBar ? ends : [end]).flatMap((one) =>
      one ? (lineOf({ ...one, segments: one.segments.slice(1) }) ?? []) : [],
    )
    merged.push(
      { ...line, segments: [period, ...line.segments.slice(1)], text: [period, ...line.segments.slice(1)].join('  ') },
      ...rest,
    )
    index += isBar ? 2 : 1
  }
  return merged
}

/** A gap this much wider than usual ends a block. */
const BLOCK_GAP = 1.3

function linesOf({ rows: unordered, column }: Block, body: Body, page: number): Line[] {
  const rows = withHeadingsFirst(unordered)
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0))
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? body.size
  return rows.flatMap((row, index) => {
    const gap = gaps[index - 1] ?? Number.POSITIVE_INFINITY
    const line = lineOf({
      segments: segmentsOf(row).map(({ text }) => closeUpDate(text)),
      page,
      column,
      indent: indentOf(row),
      scale: row.size / body.size,
      isEmphasised: row.runs[0]?.font !== body.font,
      startsBlock: gap > Math.max(usual * BLOCK_GAP, row.size * 1.2),
    })
    return line ?? []
  })
}

/** A heading in the margin may sit a little lower than the first line it introduces. */
function withHeadingsFirst(rows: readonly Row[]): Row[] {
  const sorted = [...rows]
  for (let index = 1; index < sorted.length; index += 1) {
    const [above, row] = [sorted[index - 1], sorted[index]]
    if (!above || !row || row.y - above.y > 0.95 * Math.max(above.size, row.size)) continue
    const [heading, ...more] = segmentsOf(row)
    const end = row.runs.at(-1)
    const start = above.runs[0]
    const isBeside = end && start && end.x + end.width < start.x
    if (more.length === 0 && isBeside && headingOf(heading?.text ?? '') !== null)
      [sorted[index - 1], sorted[index]] = [row, above]
  }
  return sorted
}

const indentOf = ({ runs, isRtl }: Row): number => {
  const first = runs[0]
  if (!first) return 0
  return isRtl ? -(first.x + first.width) : first.x
}
