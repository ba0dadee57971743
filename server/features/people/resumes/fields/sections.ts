import { skillName, skillsNamedIn } from '#server/features/base/reference/skill-phrases.service.ts'
import type { Line } from '../layout/line.ts'
import { findPeriods } from './dates.ts'
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

/** Names the document, not its first section. */
const documentTitle = /^(?:職務経歴書|履歴書|個人履歷)/u

const likelyHeading = (line: Line): SectionKind | null =>
  line.segments.length === 1 && (isCapitals(line.text) || line.scale > 1.12 || (line.isEmphasised && line.startsBlock))
    ? likelyHeadingOf(line.text)
    : null

export function sectionsOf(lines: readonly Line[]): Section[] {
  const known = lines.map((line, index) =>
    line.isBullet || !isProminent(line) || (index < 2 && documentTitle.test(line.text))
      ? null
      : (headingOf(line.segments[0] ?? '') ?? likelyHeading(line)),
  )
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
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const current = sections.at(-1)?.kind
    const named =
      isSkillLabel(line, known[index] ?? null, current) || isPartOfEntry(line, known[index] ?? null, current, styles)
        ? null
        : known[index]
    const isUnknownHeading =
      isStyled(line) && index > 2 && known[index - 1] === null && !namesDegree(line.text) && !namesTitle(line.text)
    const kind = named ?? (isUnknownHeading ? 'other' : null)
    if (before?.column === 0 && line.column === 1)
      aboveColumns = sections.at(-1)?.lines.length === 0 ? sections.at(-1)?.kind : undefined
    const isNewColumn = before !== undefined && (before.column !== line.column || before.page !== line.page)
    if (isNewColumn && !kind) {
      // Below a full-width heading, the left column continues the section.
      const isSamePage = before.page === line.page
      const continued =
        isSamePage && before.column === 0 && line.column === 1
          ? sections.at(-1)?.kind
          : isSamePage && line.column === 2 && !byColumn.has(2)
            ? aboveColumns
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
      if (rest.length > 0) sections.at(-1)?.lines.push({ ...line, index, segments: rest, text: rest.join('  ') })
    } else sections.at(-1)?.lines.push({ ...line, index })
  })
  return joined(sections)
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
