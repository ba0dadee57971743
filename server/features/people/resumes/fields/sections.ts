import { skillName, skillsNamedIn } from '#server/features/base/reference/skill-phrases.service.ts'
import type { Line } from '../layout/line.ts'
import { findPeriods, withoutPeriod } from './dates.ts'
import { headingOf, likelyHeadingOf, type SectionKind } from './headings.ts'
import { tagOfLanguage } from './languages.ts'
import { namesDegree, namesTitle } from './words.ts'

export type NumberedLine = Line & { index: number }
export type Section = { kind: SectionKind | 'top'; lines: NumberedLine[] }

/** A word that continues on the next line. */
export const isHyphenated = (line: NumberedLine, next: NumberedLine): boolean =>
  /\p{Ll}-$/u.test(line.text) &&
  /^\p{Ll}/u.test(next.text) &&
  !line.isBullet &&
  !next.isBullet &&
  line.column === next.column

export function hyphenJoined(line: NumberedLine, next: NumberedLine): NumberedLine {
  const [first = '', ...rest] = next.segments
  const segments = [...line.segments.slice(0, -1), `${(line.segments.at(-1) ?? '').slice(0, -1)}${first}`, ...rest]
  return { ...line, segments, text: segments.join('  ') }
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

/** Skill lists may contain heading words, so headings must be visually distinct. */
function isProminent(line: Line): boolean {
  const heading = line.segments[0] ?? ''
  return (
    line.isEmphasised ||
    line.scale > 1.05 ||
    line.startsBlock ||
    isCapitals(heading) ||
    /[:：]$/.test(heading) ||
    /[^\p{Script=Latin}\p{Script=Common}]/u.test(heading)
  )
}

/** "■ 職務経歴": a heading after a sign that also marks points of lists. */
const isMarkedHeading = (line: Line): boolean =>
  line.startsBlock &&
  (line.scale > 1.05 || /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}・]+$/u.test(line.text))

/** Names the document, not its first section. */
const documentTitle = /^(?:職務経歴書|履歴書|個人履歷)/u

const likelyHeading = (line: Line): SectionKind | null =>
  line.segments.length === 1 && (isCapitals(line.text) || line.scale > 1.12 || (line.isEmphasised && line.startsBlock))
    ? likelyHeadingOf(line.text)
    : null

const headingsOf = (lines: readonly Line[]): (SectionKind | null)[] =>
  lines.map((line, index) =>
    (line.isBullet && !isMarkedHeading(line)) || !isProminent(line) || (index < 2 && documentTitle.test(line.text))
      ? null
      : (headingsBeside(line) ?? headingOf(line.segments[0] ?? '') ?? likelyHeading(line)),
  )

/** "Highlights" below each of several jobs is about that job. */
function withoutLabels(lines: readonly Line[], known: readonly (SectionKind | null)[]): (SectionKind | null)[] {
  const counts = new Map<string, number>()
  for (const [index, { text }] of lines.entries()) if (known[index]) counts.set(text, (counts.get(text) ?? 0) + 1)
  return known.map((kind, index) => ((counts.get(lines[index]?.text ?? '') ?? 0) > 2 ? null : kind))
}

/** An icon before a date is no bullet: "• July 2012 – present  • Vienna". */
function withoutDateMarks(line: Line): Line {
  const date = line.segments[0] ?? ''
  const [period] = line.isBullet ? findPeriods(date) : []
  const isDate =
    period !== undefined && (period.isRange || (period.start?.length ?? 0) > 4 || line.segments.length === 1)
  return isDate && withoutPeriod(date, period).length < 3 ? { ...line, isBullet: false } : line
}

export function sectionsOf(marked: readonly Line[]): Section[] {
  const lines = marked.map(withoutDateMarks)
  const known = withoutLabels(lines, headingsOf(lines))
  const isStyled = headingStyle(
    lines.filter((_, index) => known[index] !== null),
    lines,
  )
  const styles = headingStyles(lines.filter((_, index) => known[index] !== null))
  const sections: Section[] = [{ kind: 'top', lines: [] }]
  /** The section each column was in on the previous page. */
  const byColumn = new Map<number, SectionKind | 'top'>()
  /** A heading across the page whose text is in the columns below it. */
  let aboveColumns: Section['kind'] | undefined
  const margins = marginsOf(lines)
  let aboveMargin = 0
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const current = sections.at(-1)?.kind
    const named =
      isSkillLabel(line, known[index] ?? null, current) || isPartOfEntry(line, known[index] ?? null, current, styles)
        ? null
        : known[index]
    const isUnknownHeading =
      isStyled(line) &&
      index > 2 &&
      known[index - 1] === null &&
      findPeriods(lines[index + 1]?.text ?? '')[0]?.from !== 0 &&
      !namesDegree(line.text) &&
      !namesTitle(line.text)
    const kind = named ?? (isUnknownHeading ? 'other' : null)
    if (before?.column === 0 && line.column === 1)
      aboveColumns = sections.at(-1)?.lines.length === 0 ? sections.at(-1)?.kind : undefined
    if (before?.column === 0 && line.column !== 0) aboveMargin = margins[index - 1] ?? 0
    const isNewColumn = before !== undefined && (before.column !== line.column || before.page !== line.page)
    if (isNewColumn && !kind) {
      // Below a full-width heading, the column at the same margin continues the section.
      const isSamePage = before.page === line.page
      const margin = margins[index] ?? 0
      const continued =
        isSamePage && before.column === 0 && line.column === 1
          ? margin < aboveMargin - 40
            ? undefined
            : sections.at(-1)?.kind
          : isSamePage && line.column === 2 && !byColumn.has(2)
            ? (aboveColumns ?? (Math.abs(margin - aboveMargin) < 20 ? byColumn.get(0) : undefined))
            : undefined
      const last =
        continued ?? byColumn.get(line.column) ?? (line.page === 1 ? 'top' : (sections.at(-1)?.kind ?? 'top'))
      sections.push({ kind: last, lines: [] })
    }
    if (kind) {
      sections.push({ kind, lines: [] })
      byColumn.set(line.column, kind)
      const rest = line.segments.slice(1)
      // Next to its heading, in the adjacent table cell.
      if (rest.length > 0 && headingsBeside(line) === null)
        sections.at(-1)?.lines.push({
          ...line,
          index,
          segments: rest,
          text: rest.join('  '),
          indent: indentBeside(line, lines[index + 1]),
        })
    } else sections.at(-1)?.lines.push({ ...line, index })
  })
  return joined(sections)
}

/** Where the text of each line's column starts. */
function marginsOf(lines: readonly Line[]): number[] {
  const margins: number[] = []
  let start = 0
  for (let index = 1; index <= lines.length; index += 1) {
    const [line, first] = [lines[index], lines[start]]
    if (line && line.column === first?.column && line.page === first.page) continue
    const run = lines.slice(start, index)
    const margin = run.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY)
    margins.push(...run.map(() => margin))
    start = index
  }
  return margins
}

/** Text beside a heading in the margin starts where the lines below it do. */
const indentBeside = (line: Line, next: Line | undefined): number =>
  next && next.column === line.column && next.page === line.page ? Math.max(line.indent, next.indent) : line.indent

/** The headings of adjacent cells, whose texts follow one after the other. */
function headingsBeside({ segments }: Line): SectionKind | null {
  const kinds = segments.map(headingOf)
  if (kinds.length < 2 || kinds.includes(null)) return null
  return kinds.find((kind) => kind === 'work' || kind === 'education') ?? kinds.at(-1) ?? null
}

/** "Languages   Java, Python" in a table of skills means those of computers. */
const isSkillLabel = (line: Line, kind: SectionKind | null, current: Section['kind'] | undefined): boolean =>
  current === 'skills' &&
  kind === 'languages' &&
  line.segments.length > 1 &&
  skillsNamedIn(line.segments.slice(1).join(', ')).some((slug) => tagOfLanguage(skillName(slug)) === null)

/** "Projects:" below a job is about that job, if the headings of this résumé look different. */
const isPartOfEntry = (
  line: Line,
  kind: SectionKind | null,
  current: Section['kind'] | undefined,
  styles: { distinct: boolean; isUsual: (line: Line) => boolean },
): boolean =>
  current === 'work' &&
  (line.text === 'Volunteer' ||
    ((kind === 'projects' || kind === 'skills' || kind === 'other') &&
      /[:：]$/.test(line.segments[0] ?? '') &&
      styles.distinct &&
      !styles.isUsual(line)))

function headingStyles(headings: readonly Line[]) {
  const [usual = []] = [
    ...Map.groupBy(headings, ({ scale, isEmphasised }) => `${Math.round(scale * 10)} ${isEmphasised}`).values(),
  ].toSorted((one, other) => other.length - one.length)
  const model = usual[0]
  return {
    distinct: model !== undefined && usual.length > 1 && !/[:：]$/.test(model.text),
    isUsual: (line: Line) =>
      model !== undefined &&
      line.indent < model.indent + 40 &&
      Math.abs(line.scale - model.scale) < 0.06 &&
      line.isEmphasised === model.isEmphasised,
  }
}

/** Merges sections that continue on the next page or in the same column. */
function joined(sections: Section[]): Section[] {
  const whole: Section[] = []
  for (const section of sections) {
    const same = section.kind === 'top' ? undefined : whole.findLast(({ kind }) => kind === section.kind)
    if (same && whole.at(-1) === same) same.lines.push(...section.lines)
    else whole.push(section)
  }
  return whole.filter(({ lines }) => lines.length > 0)
}

/** Headings of unknown sections are styled like those of known ones. */
function headingStyle(headings: Line[], lines: readonly Line[]): (line: Line) => boolean {
  const styleOf = ({ scale, isEmphasised, segments }: Line) =>
    `${Math.round(scale * 20)} ${isEmphasised} ${isCapitals(segments[0] ?? '')}`
  const counts = Map.groupBy(headings, styleOf)
  const [style, alike] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const sample = alike?.[0]
  if (!sample || (alike?.length ?? 0) < 2) return () => false
  const isDistinct = sample.scale > 1.12 || isCapitals(sample.segments[0] ?? '')
  // Otherwise entries styled like headings would be cut off from their section.
  const used = lines.filter((line) => styleOf(line) === style && findPeriods(line.text).length > 0).length
  if (!isDistinct || used > 0) return () => false
  const largest = Math.max(...lines.map(({ scale }) => scale))
  return (line) =>
    styleOf(line) === style &&
    line.scale < largest + 0.01 &&
    line.segments.length === 1 &&
    !line.isBullet &&
    line.startsBlock &&
    line.text.length < 36 &&
    sample.scale > 1.12 &&
    !/[\d@]/.test(line.text)
}
