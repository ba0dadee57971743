import type { FoundText, ReadEducation, ReadPeriod } from '#shared/features/people/resumes/resume-reading.ts'
import { findPeriods, hasDate } from '../dates.ts'
import { formEducation } from '../japanese-form.ts'
import { isPlace } from '../places.ts'
import { hyphenJoined, isHyphenated, type NumberedLine } from '../sections.ts'
import { isProse, namesDegree, namesSchool } from '../words.ts'
import {
  bareDegree,
  belowUniversity,
  isDetail,
  isUnit,
  kindOf,
  splitFragment,
  withoutGrade,
  withoutPhrase,
} from './education-names.ts'
import { type Fragment, fragmentsOf, periodIn, tidy } from './fragments.ts'
import { isAsFarOut, linesBefore, startOf } from './work.ts'

type Item =
  | { kind: 'school' | 'degree' | 'unknown'; found: FoundText; startsBlock: boolean }
  | { kind: 'period'; found: ReadPeriod; startsBlock: boolean }

const LONGEST = 150

export function readEducation(lines: readonly NumberedLine[]): ReadEducation[] {
  const fromForm = formEducation(lines)
  if (fromForm.length > 0) return fromForm
  const whole = withLargeNames(withWholeNames(withoutListMarks(withWholePoints(lines))))
  const chunks = datedChunks(whole)
  const entries = chunks.length > 0 ? withSchools(readChunks(chunks)) : group(whole.flatMap(itemsOf))
  return entries.map(apart).filter(({ school, degree }) => school !== null || degree !== null)
}

/** The second line of a point belongs to it, whatever it names. */
function withWholePoints(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = []
  let point: NumberedLine | null = null
  for (const line of lines) {
    const isContinued: boolean =
      point !== null &&
      !line.isBullet &&
      !line.startsBlock &&
      point.column === line.column &&
      point.page === line.page &&
      line.indent > point.indent + 4
    if (line.isBullet) point = line
    else if (!isContinued) point = null
    whole.push(isContinued ? { ...line, isBullet: true } : line)
  }
  return whole
}

/** Where every entry is a point of a list, the points are the entries. */
function withoutListMarks(lines: readonly NumberedLine[]): NumberedLine[] {
  const namesAny = ({ text }: NumberedLine) => namesSchool(text) || namesDegree(text)
  if (lines.some((line) => !line.isBullet && namesAny(line))) return [...lines]
  return lines.map((line) => (line.isBullet && namesAny(line) ? { ...line, isBullet: false } : line))
}

/** The lines of each entry, if entries have dates; empty if they have none. */
function datedChunks(lines: readonly NumberedLine[]): NumberedLine[][] {
  const dated = lines.flatMap((line, position) => (isDated(line) ? [position] : []))
  const [first] = dated
  if (first === undefined) return []
  const anchors = dated.filter((position) => isAsFarOut(lines[position], lines[first]))
  const before = Math.min(3, linesBefore(lines, first, anchors))
  const starts = anchors.map((anchor, order) =>
    startOf({ lines, anchor, before, first, previous: anchors[order - 1] ?? -1 }),
  )
  const [start = 0] = starts
  return [
    ...(lines.slice(0, start).some((line) => namesSchool(line.text) || namesDegree(line.text))
      ? [lines.slice(0, start)]
      : []),
    ...starts.map((from, order) => lines.slice(from, starts[order + 1] ?? lines.length)),
  ]
}

const isDated = (line: NumberedLine): boolean =>
  !line.isBullet && !isDetail(line.text) && line.text.length <= LONGEST && periodIn(line.text) !== null

/** Names that say nothing themselves follow the order of the other entries. */
function readChunks(chunks: readonly (readonly NumberedLine[])[]): ReadEducation[] {
  const entries = chunks.map(readChunk)
  const ordered = entries.flat().filter(({ school, degree }) => school && degree)
  const isSchoolFirst =
    ordered.filter(({ school, degree }) => (school?.line ?? 0) < (degree?.line ?? 0)).length * 2 > ordered.length
  return entries.flatMap((list, at) => {
    const [entry] = list
    const isNameless = list.length === 1 && entry?.period && !entry.school && !entry.degree
    if (!entry || !isNameless) return list
    const [one, other] = (chunks[at] ?? [])
      .flatMap(itemsOf)
      .flatMap((item) => (item.kind === 'unknown' && item.found.value.length < 70 ? [item.found] : []))
    if (!one || !other || one.line === other.line) return list
    return [{ ...entry, school: isSchoolFirst ? one : other, degree: isSchoolFirst ? other : one }]
  })
}

function readChunk(lines: readonly NumberedLine[]): ReadEducation[] {
  const body = lines.findIndex((line, at) => at > 0 && (line.isBullet || isDetail(line.text)))
  const head = (body === -1 ? lines : lines.slice(0, body)).flatMap(itemsOf)
  const items = head.some(({ kind }) => kind === 'school' || kind === 'degree') ? head : lines.flatMap(itemsOf)
  const count = (kind: Item['kind']) => items.filter((item) => item.kind === kind).length
  if (count('period') > 1 || (count('school') > 1 && count('degree') > 1)) return group(items)
  const find = (kind: Item['kind']): FoundText | null => {
    const found = items.flatMap((item) => (item.kind === kind && item.kind !== 'period' ? [item.found] : []))
    const [longest = null] = kind === 'degree' ? found.toSorted(byDegree) : found.toSorted(byParent)
    return longest
  }
  const period = items.flatMap((item) => (item.kind === 'period' ? [item.found] : []))[0] ?? null
  const [school, degree, unknown] = [find('school'), find('degree'), find('unknown')]
  const points = degree || body === -1 ? [] : lines.slice(body).flatMap(degreeOfPoint)
  if (school && points.length > 0) return points.map((point) => ({ school, degree: point, period }))
  return [
    {
      school: school ? withSecondName(school, degree, unknown) : degree ? unknown : null,
      degree: degree ?? (school ? unknown : null),
      period,
    },
  ]
}

/** A degree in a bullet point below its school: "• BSc in Physics, cum laude". */
function degreeOfPoint(line: NumberedLine): FoundText[] {
  const [first = ''] = line.text.split(/\s*[:：]|,\s*(?:(?:magna|summa)\s+)?cum laude/iu)
  const isDegree = line.isBullet && !/^minor\b/i.test(first) && startsWithDegree(first) && first.length < 90
  return isDegree ? [{ value: tidy(first), line: line.index, confidence: 0.85 }] : []
}

const startsWithDegree = (text: string): boolean => namesDegree(text.split(/\s+/).slice(0, 3).join(' '))

/** "University of Toulouse III – Paul Sabatier", if the degree and its subject are elsewhere. */
function withSecondName(school: FoundText, degree: FoundText | null, unknown: FoundText | null): FoundText {
  const isPart =
    degree !== null &&
    unknown?.line === school.line &&
    degree.line !== school.line &&
    !bareDegree.test(degree.value) &&
    unknown.value.split(/\s+/).length < 4
  return isPart ? { ...school, value: `${school.value} – ${unknown.value}` } : school
}

/** "PhD" beside the school, "PhD in Physics" below it. */
const byDegree = (one: FoundText, other: FoundText): number =>
  Number(bareDegree.test(one.value)) - Number(bareDegree.test(other.value)) || one.line - other.line

const byParent = (one: FoundText, other: FoundText): number => Number(isUnit(one.value)) - Number(isUnit(other.value))

/** Several degrees below one school, each with its dates. */
function withSchools(entries: readonly ReadEducation[]): ReadEducation[] {
  let last: FoundText | null = null
  return entries.map((entry) => {
    const isBelow = entry.school === null && entry.degree !== null && last !== null
    last = entry.school ?? last
    return isBelow && !belowUniversity.test(entry.degree?.value ?? '') ? { ...entry, school: last } : entry
  })
}

/** "Apprenticeship, Acme Ltd": one of the two has both names. */
function apart(entry: ReadEducation): ReadEducation {
  const { school, degree } = entry
  const whole = school && !degree ? school : degree && !school ? degree : null
  if (!whole) return entry
  const parts = whole.value
    .split(/\s*[,，]\s+|\s+–\s+/)
    .filter((part) => part !== '' && !isPlace(part.replace(/\.$/, '')))
  const [first = '', second = ''] = parts
  if (parts.length < 2 || second.split(/\s+/).length > 8) return entry
  const isDegreeFirst = namesDegree(first) || !namesSchool(first)
  const [one, other] = [tidy(first), tidy(second).replace(/\.$/, '')].map((value) => ({ ...whole, value }))
  if (!one || !other || !/^[\p{Lu}\p{Lo}]/u.test(other.value)) return entry
  return isDegreeFirst ? { ...entry, degree: one, school: other } : { ...entry, school: one, degree: other }
}

const isAlike = (one: NumberedLine, other: NumberedLine): boolean =>
  one.isEmphasised === other.isEmphasised && Math.abs(one.scale - other.scale) < 0.02 && !other.startsBlock

/** "…, Hochschule" and, on the next line, "Bochum". */
const isUnfinished = (text: string): boolean =>
  /[,，]$|[,，]\s+(?:hochschule|fachhochschule|universität|université|universidade?|università|university|college)$/iu.test(
    text,
  )

/** A name that wrapped after "of", "in" or a comma. */
function withWholeNames(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last && isHyphenated(last, line)) {
      whole[whole.length - 1] = hyphenJoined(last, line)
      continue
    }
    const isContinued =
      last !== undefined &&
      /^(?:\p{Ll}|&\s)/u.test(line.text) &&
      last.text.length < 60 &&
      last.isEmphasised === line.isEmphasised &&
      !last.isBullet &&
      !hasDate(last.text)
    const isOpen =
      last?.segments.length === 1 &&
      (/\s(?:in|of|and|&|de|en|des|du|für|und|et|em|di|y|e|the|for)$/iu.test(last.text) ||
        (isAlike(last, line) && isUnfinished(last.text)))
    if (
      last &&
      (isOpen || isContinued) &&
      last.segments.length === 1 &&
      !line.isBullet &&
      line.segments.length === 1 &&
      last.column === line.column &&
      !hasDate(line.text)
    ) {
      const text = `${last.text} ${line.text}`
      whole[whole.length - 1] = { ...last, text, segments: [text] }
    } else whole.push(line)
  }
  return whole
}

/** A large name on several lines of a narrow column, which says only at its end that it is a school. */
function withLargeNames(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const isStyledAlike =
      last !== undefined &&
      last.scale > 1.1 &&
      Math.abs(last.scale - line.scale) < 0.02 &&
      Math.abs(last.indent - line.indent) < 2 &&
      !line.startsBlock
    const isOneName = last && !namesSchool(last.text) && !namesDegree(last.text) && namesSchool(line.text)
    if (last && isStyledAlike && isOneName && !hasDate(last.text)) {
      const text = `${last.text} ${line.text}`
      whole[whole.length - 1] = { ...last, text, segments: [text] }
    } else whole.push(line)
  }
  return whole
}

/** "University of Wisconsin - Milwaukee" and "Lessing - Realschule" are each one name. */
function dashedName(last: Fragment, { text, place }: Fragment): string | null {
  const isCampus = text === '' && place !== null && !place.includes(',') && stateUniversity.test(last.text)
  if (isCampus) return `${last.text} - ${place}`
  return /^(?:realschule|gymnasium|grundschule|gesamtschule|hauptschule)\b/iu.test(text)
    ? `${last.text} - ${text}`
    : null
}

const stateUniversity =
  /^university of (?:alabama|alaska|arkansas|california|colorado|hawaii|houston|illinois|maine|maryland|massachusetts|michigan|minnesota|missouri|nebraska|nevada|north carolina|south carolina|tennessee|texas|wisconsin)$/iu

/** "Bachelor – Economics": the subject belongs to the degree. */
function withSubjects(fragments: readonly Fragment[]): Fragment[] {
  const whole: Fragment[] = []
  for (const fragment of fragments) {
    const last = whole.at(-1)
    const name = last && last.line === fragment.line && last.part === fragment.part ? dashedName(last, fragment) : null
    if (last && name !== null) {
      whole[whole.length - 1] = { ...last, text: name }
      continue
    }
    const isSubject =
      last?.line === fragment.line &&
      (last.part === fragment.part || bareDegree.test(last.text)) &&
      (bareDegree.test(last.text) ||
        (kindOf(last.text) === 'degree' && last.text.length < 40 && fragment.text.length < 40)) &&
      fragment.text !== '' &&
      !/^(?:expected|graduation|in progress|near completion)/iu.test(fragment.text) &&
      kindOf(fragment.text) === 'unknown' &&
      !/\d/.test(fragment.text)
    if (last && isSubject) whole[whole.length - 1] = { ...last, text: `${last.text} – ${fragment.text}` }
    else whole.push(fragment)
  }
  return whole
}

function itemsOf(line: NumberedLine): Item[] {
  if (line.text.length > LONGEST && line.isBullet) return []
  const period = periodOf(line)
  if (isDetail(line.text)) return period ? [{ kind: 'period', found: period, startsBlock: false }] : []
  if (isTableHead(line)) return []
  const names = withSubjects(fragmentsOf(line))
    .map((fragment) => ({ ...fragment, text: withoutPhrase(fragment.text) }))
    .flatMap(splitFragment)
  const items = names.flatMap((fragment): Item[] => {
    const text = withoutGrade(fragment.text)
    if (text.length < 2 || isProse(text)) return []
    const kind = kindOf(text)
    if (kind === 'unknown' && (line.isBullet || text.split(/\s+/).length > 10)) return []
    return [
      {
        kind,
        found: { value: text, line: fragment.line, confidence: kind === 'unknown' ? 0.5 : 0.92 },
        startsBlock: line.startsBlock,
      },
    ]
  })
  return period ? [...items, { kind: 'period', found: period, startsBlock: line.startsBlock }] : items
}

const columnLabel =
  /^(?:s\.?\s?no\.?|sr\.?(?: no\.?)?|exam(?:ination)?(?: passed)?|name of (?:the )?exam\p{Letter}*|qualifications?|degree|degree\/course|course|class|standard|discipline|stream|subjects?|speciali[sz]ation|board|university|institute|institution|institution name|school|college|college\/school|school\/college|board\/university(?: year)?|university\/board|institution\/university|name of (?:the )?(?:institution|institute|college|school)|major|time|时间|学校|院校|学校名称|毕业院校|专业|学历|学位|成绩|绩点|平均分|年|月|year(?: of (?:passing|completion))?|passing year|duration|period|percentage|percentage %|% ?(?:of )?marks|marks|division|grade|cgpa|gpa|result|%)$/iu

/** "Qualification | Board/University | Year | %" */
const isTableHead = (line: NumberedLine): boolean => {
  const cells = line.segments.flatMap((segment) => segment.split(/\s{2,}|\s*\|\s*/)).map((cell) => cell.trim())
  const known = cells.filter((cell) => columnLabel.test(cell)).length
  return known === cells.length || (cells.length > 2 && known >= cells.length - 1)
}

function periodOf(line: NumberedLine): ReadPeriod | null {
  const all = findPeriods(line.text)
  const period = periodIn(line.text) ?? all[0]
  if (!period) return null
  const { start, end, isCurrent, isRange } = period
  // A single date is the end date.
  return {
    value: { start: isRange ? start : null, end, isCurrent },
    line: line.index,
    confidence: isRange ? 0.95 : 0.85,
  }
}

/** A new entry starts where an item of the first one's kind appears again. */
function group(items: readonly Item[]): ReadEducation[] {
  const entries: (ReadEducation & { unknown: FoundText | null })[] = []
  const blank = () => ({ school: null, degree: null, period: null, unknown: null })
  const lead = items.find(({ kind }) => kind !== 'unknown')?.kind
  let current: (typeof entries)[number] | null = null
  const open = () => {
    current = blank()
    entries.push(current)
    return current
  }
  for (const item of items) {
    let entry: (typeof entries)[number] = current ?? open()
    if (item.kind === 'unknown') {
      if (item.startsBlock && entry.school && entry.degree && entry.period) entry = open()
      entry.unknown ??= item.found
      continue
    }
    const isTaken = entry[item.kind] !== null
    // One row of a table says the subject and the level.
    if (item.kind === 'degree' && entry.degree?.line === item.found.line) continue
    // The degree again, spelled out: "PhD" beside the school, "PhD in Physics" below it.
    if (
      item.kind === 'degree' &&
      entry.degree &&
      entry.degree.value.length < 9 &&
      item.found.value.toLowerCase().startsWith(entry.degree.value.toLowerCase())
    ) {
      entry.degree = item.found
      continue
    }
    if (
      isTaken &&
      item.kind === 'school' &&
      !entry.degree &&
      /^(?:college|school|faculty|department|fakultät|faculté|institute|dept) /iu.test(item.found.value)
    )
      continue
    if (isTaken && item.kind === 'period' && lead !== 'period') continue
    if (isTaken) {
      const { school } = entry
      // Two degrees at one school.
      const inherits =
        item.kind === 'degree' && lead === 'school' && !item.startsBlock && !belowUniversity.test(item.found.value)
      entry = open()
      if (inherits) entry.school = school
    }
    if (item.kind === 'period') entry.period = item.found
    else entry[item.kind] = item.found
  }
  return entries.map(({ school, degree, period, unknown }) => ({
    school: school ?? (degree ? unknown : null),
    degree: degree ?? (school ? unknown : null),
    period,
  }))
}
