import { closeUpDate, findPeriods, hasDate } from '../fields/dates.ts'
import { headingOf } from '../fields/headings.ts'
import type { PdfPage, Run } from '../formats/pdf-text.ts'
import { type Block, columnsOf } from './columns.ts'
import { cleanText, type Document, type Line, lineOf } from './line.ts'
import { withDatesInHeaders } from './margin-dates.ts'
import { type Row, rowsOf, segmentsOf, styledParts } from './rows.ts'

type Body = { font: string; size: number }

export function pdfLines({ pageCount, pages }: { pageCount: number; pages: readonly PdfPage[] }): Document {
  const body = bodyOf(pages.flatMap(({ runs }) => runs))
  const rows = withoutMargins(pages.map(({ runs }) => rowsOf(runs)))
  const lines = rows.flatMap((page, index) =>
    columnsOf(page).flatMap((block) => withDatesInHeaders(withWholeDates(linesOf(block, body, index + 1)))),
  )
  return { pages: pageCount, lines: withStrayBullets(lines), links: pages.flatMap(({ links }) => links) }
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
      return !isRepeated || (page === 0 && (index < 2 || isContact(row)))
    }),
  )
}

const strayBullet = /^([b-hj-xzB-DF-HJ-NP-XZ{}+ı~»>¢¤§¨±–—□○◦■l])\s+(?=[\p{Lu}\p{Lo}])/u

/** Some fonts spell their bullet with a letter. */
function withStrayBullets(lines: readonly Line[]): Line[] {
  const counts = Map.groupBy(lines, ({ segments }) => strayBullet.exec(segments[0] ?? '')?.[1])
  const bullets = new Set([...counts].flatMap(([sign, list]) => (sign && list.length > 4 ? [sign] : [])))
  return lines.map((line) => {
    const match = strayBullet.exec(line.segments[0] ?? '')
    if (!match?.[1] || !bullets.has(match[1])) return line
    const segments = line.segments.map((text, index) => (index === 0 ? text.slice(match[0].length) : text))
    return { ...line, segments, text: segments.join('  '), isBullet: true }
  })
}

/** Some layouts repeat how to reach the person at the bottom of every page. */
const isContact = (row: Row): boolean =>
  segmentsOf(row).some(({ text }) => /\S@\S+\.\S|\+\d[\d\s().-]{7}|(?:github|linkedin)\.com/.test(text))

/** A period in a narrow column spans two or three lines: "2020-01", "|", "present". */
function withWholeDates(lines: Line[]): Line[] {
  const merged: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) continue
    const inText = wrappedInText(line, lines[index + 1])
    if (inText) {
      merged.push(...inText)
      index += 1
      continue
    }
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
    // "Agosto 2006 -", "Diciembre", "2011"
    const third = ends[1]?.segments[0] ?? ''
    const isThree = isSplit && !isBar && !/\d/.test(last) && third.length < 8 && hasDate(`${last} ${third}`)
    const period = isThree
      ? `${start.replace(/[-–—\s]+$/, '')} – ${last} ${third}`
      : isWrapped
        ? `${start} ${last}`
        : `${start.replace(/[-–—\s]+$/, '')} – ${last}`
    if (
      !end ||
      !(isSplit || isWrapped) ||
      !findPeriods(period).some(({ isRange, to }) => isRange && to === period.length)
    ) {
      merged.push(line)
      continue
    }
    const rest = (isBar || isThree ? ends : [end]).flatMap((one) =>
      one ? (lineOf({ ...one, segments: one.segments.slice(1) }) ?? []) : [],
    )
    merged.push(
      { ...line, segments: [period, ...line.segments.slice(1)], text: [period, ...line.segments.slice(1)].join('  ') },
      ...rest,
    )
    index += isBar || isThree ? 2 : 1
  }
  return merged
}

/** "… 12/2024 –", "02/2025": the end of the period is alone on the next line. */
function endedBelow(line: Line, next: Line | undefined): Line[] | null {
  const last = line.segments.at(-1) ?? ''
  if (!next || next.column !== line.column || next.text.length > 14 || next.segments.length !== 1) return null
  if (
    !/[-–—]\s*(?:\p{Letter}{3,10}\.?)?$/u.test(last) ||
    !/^(?:\d|\p{Letter}+\.?\s\d)[\p{Letter}\d./ ]*$/u.test(next.text)
  )
    return null
  const whole = `${last} ${next.text}`
  if (!findPeriods(whole).some(({ isRange, to, end }) => isRange && to === whole.length && end !== null)) return null
  const segments = [...line.segments.slice(0, -1), whole]
  return [{ ...line, segments, text: segments.join('  ') }]
}

/** In a column of dates at the right: "October 2019 –", "Currently". */
function endedBeside(line: Line, next: Line | undefined): Line[] | null {
  const [start = '', end = ''] = [line.segments.at(-1), next?.segments.at(-1)]
  if (!next || next.column !== line.column || line.segments.length < 2 || next.segments.length < 2) return null
  if (!/[-–—]$/.test(start) || end.length > 16) return null
  const whole = `${start} ${end}`
  const [period] = findPeriods(whole)
  if (
    !period?.isRange ||
    period.from > 0 ||
    period.to !== whole.length ||
    findPeriods(end).some(({ isRange }) => isRange)
  )
    return null
  const segments = [...line.segments.slice(0, -1), whole]
  const rest = next.segments.slice(0, -1)
  return [
    { ...line, segments, text: segments.join('  ') },
    { ...next, segments: rest, text: rest.join('  ') },
  ]
}

/** The same without a gap beside it: "2014- Developer, Acme", "Today In charge of …". */
function wrappedInText(line: Line, next: Line | undefined): Line[] | null {
  const ended = endedBelow(line, next) ?? endedBeside(line, next)
  if (ended) return ended
  const [, start = '', rest = ''] = /^(.{0,16}\d{4})\s?[-–—]\s+(\p{Letter}.*)$/u.exec(line.text) ?? []
  const [, end = '', more = ''] = /^(\p{Letter}+(?:\s\d{4})?|\d{4}(?=\s))\s*(.*)$/u.exec(next?.text ?? '') ?? []
  if (start === '' || end === '' || !next || next.column !== line.column) return null
  const period = `${start} – ${end}`
  const [found] = findPeriods(period)
  if (!found?.isRange || found.from > 0 || found.to !== period.length || findPeriods(rest).length > 0) return null
  const segments = [period, rest]
  return [
    { ...line, segments, text: segments.join('  ') },
    ...(more === '' ? [] : [{ ...next, segments: [more], text: more }]),
  ]
}

/** A gap this much wider than usual ends a block. */
const BLOCK_GAP = 1.3

function linesOf({ rows: unordered, column }: Block, body: Body, page: number): Line[] {
  const rows = withHeadingsFirst(unordered)
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0))
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? body.size
  const stop = dateMargin(rows)
  return rows.flatMap((row, index) => {
    const gap = gaps[index - 1] ?? Number.POSITIVE_INFINITY
    const line = lineOf({
      segments: segmentsOf(row, stop).map(({ text }) => closeUpDate(text)),
      styled: styledParts(row).map(cleanText),
      links: linksOf(row),
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

const linksOf = ({ runs }: Row): string[] => [...new Set(runs.flatMap(({ link }) => link ?? []))]

/** Where the text beside a narrow column of dates starts, however little space is between them. */
function dateMargin(rows: readonly Row[]): number | undefined {
  const starts = Map.groupBy(rows, ({ runs: [first] }) => Math.round(first?.x ?? 0))
  const [, usual = []] = [...starts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const stop = usual[0]?.runs[0]?.x
  if (stop === undefined || usual.length < 3) return undefined
  const dated = rows.filter(({ runs, isRtl }) => {
    const at = runs.findIndex(({ x }) => Math.abs(x - stop) < 1.5)
    const label = runs
      .slice(0, at)
      .map(({ text }) => text)
      .join(' ')
    return at > 0 && !isRtl && label.length < 24 && findPeriods(label).length > 0
  })
  return dated.length > 1 ? stop : undefined
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
