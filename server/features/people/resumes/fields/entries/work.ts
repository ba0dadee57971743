import type { ReadExperience, ReadPeriod, ReadRole } from '#shared/features/people/resumes/resume-reading.ts'
import { type FoundPeriod, withoutPeriod } from '../dates.ts'
import { formExperiences } from '../japanese-form.ts'
import { isPlace, isTown } from '../places.ts'
import { hyphenJoined, isHyphenated, type NumberedLine } from '../sections.ts'
import { namesOrganisation, namesTitle } from '../words.ts'
import { type Fragment, fragmentsOf, isLabelled, periodIn } from './fragments.ts'
import { type LineBelow, lineBelow, namesWithBelow } from './line-below.ts'
import { classify, orderOf } from './work-names.ts'

const legalForm = /^(?:gmbh|mbh|ag|kg|inc\.?|llc|ltd\.?|limited|corp\.?|co\.|s\.a\.?|s\.r\.l\.?|e\.v\.?)(?=[\s,)]|$)/iu

/** A title that wraps after a word such as "of". */
const isOpen = (line: NumberedLine, next: NumberedLine): boolean =>
  line.isEmphasised &&
  next.isEmphasised &&
  next.segments.length === 1 &&
  Math.abs(line.scale - next.scale) < 0.02 &&
  /\s(?:of|and|&|de|des|du|für|und|et|y|e|the|for|der|dem|den)$/iu.test(line.text) &&
  periodIn(line.text) === null &&
  periodIn(next.text) === null

/** Names that wrapped: a title after "of", a company before its legal form. */
function withWholeNames(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const isApart = !last || last.isBullet || line.isBullet || last.segments.length > 1
    if (last && !isApart && (legalForm.test(line.text) || isOpen(last, line))) {
      const text = `${last.text} ${line.text}`
      whole[whole.length - 1] = { ...last, text, segments: [text] }
    } else if (last && isHyphenated(last, line)) whole[whole.length - 1] = hyphenJoined(last, line)
    else whole.push(line)
  }
  return whole
}

type Entry = {
  header: NumberedLine[]
  body: NumberedLine[]
  period: FoundPeriod | null
  periodLine: number
  fragments: Fragment[]
}

const LONGEST_HEADER = 130
const MAX_LINES_BEFORE = 3
const MAX_LABELLED_LINES = 6

export function readWork(lines: readonly NumberedLine[]): ReadExperience[] {
  const fromForm = formExperiences(lines)
  if (fromForm.length > 0) return fromForm
  const entries = entriesOf(
    withWholeNames(lines.map((line) => (isLabelled(line) ? { ...line, isBullet: false } : line))),
  )
  const order = orderOf(entries)
  const experiences: ReadExperience[] = []
  for (const entry of entries) {
    const { title, company, location } = classify(entry, order)
    const role: ReadRole = { title, period: presentPeriod(entry), summary: summaryOf(entry.body) }
    const last = experiences.at(-1)
    if (last && title && (company === null || company.value === last.company?.value)) addRole(last, role)
    else if (title || company) experiences.push({ company, location, roles: [role] })
  }
  return withoutTowns(experiences).filter(
    ({ company, roles }) => company !== null || roles.some(({ title }) => title !== null),
  )
}

/** Where most companies name their place, "Acme, Betzdorf" does as well, although the town is not in our list. */
function withoutTowns(experiences: readonly ReadExperience[]): ReadExperience[] {
  const located = experiences.filter(({ location }) => location !== null).length
  return experiences.map((experience) => {
    const { company, location } = experience
    const [, name = '', town = ''] = /^(.+), ([^,]+)$/.exec(company?.value ?? '') ?? []
    if (
      !company ||
      location ||
      located * 3 < experiences.length ||
      located === 0 ||
      !isTown(town) ||
      legalForm.test(town)
    )
      return experience
    return {
      ...experience,
      company: { ...company, value: name },
      location: { value: town, line: company.line, confidence: 0.6 },
    }
  })
}

/** A company with a period but no title heads the roles that follow. */
function addRole(experience: ReadExperience, role: ReadRole): void {
  const [only] = experience.roles
  if (experience.roles.length === 1 && only && only.title === null && only.summary === '') experience.roles = [role]
  else experience.roles.push(role)
}

const isAnchor = (line: NumberedLine): boolean =>
  !line.isBullet &&
  line.text.length <= LONGEST_HEADER &&
  periodIn(line.text) !== null &&
  !isSentence(line.text) &&
  // The day a document was written, and labels of a description.
  !/日\s*現在\s*$|^\(?(?:last )?updated?\b|[【[](?:概要|役割|業務|実績|担当|使用)/iu.test(line.text)

// A Russian year may be followed by "г.".
const isSentence = (text: string): boolean =>
  /[.。;!?]$/.test(text) &&
  !/\s[гр]\.$|(?:\p{Lu}\.){2,}$|\b(?:ltd|inc|corp|co)\.$/iu.test(text) &&
  text.split(/\s+/).length > (startsWithPeriod(text) ? 18 : 8)

/** What follows is about the entry. */
const isLabel = (text: string): boolean =>
  /^(?:обязанности|достижения|(?:job |key |main )?(?:responsibilities|responsibility|duties|achievements|accomplishments|tasks|activities)|roles? (?:&|and) responsibilities|(?:job |project )?description|job profile|environment|technologies(?: used)?|tech(?:nology|nical)? (?:stack|environment)|aufgaben|tätigkeiten|projekte|funciones|logros|responsabilidades|missions|réalisations|attività|主要职责|工作内容|主要成果|담당 업무)\s*[:：]?$/iu.test(
    text,
  )

/** How to reach the person, which may be above the first entry. */
const isContact = (text: string): boolean => /\S@\S+\.\p{Letter}|(?:\+|\()\d[\d\s().-]{7}/u.test(text)

const isHeader = (line: NumberedLine): boolean =>
  !line.isBullet &&
  !isContact(line.text) &&
  !isLabel(line.text) &&
  !/[:：]$/.test(line.text) &&
  line.text.length <= LONGEST_HEADER &&
  !isSentence(line.text) &&
  !/^\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(line.text) &&
  line.text.split(/\s+/).length <= 16

function entriesOf(lines: readonly NumberedLine[]): Entry[] {
  const dated = lines.flatMap((line, position) => (isAnchor(line) ? [position] : []))
  const [first] = dated
  if (first === undefined) {
    // Each entry may be a point of a list that starts with its period.
    const isListed = (line: NumberedLine) =>
      line.isBullet && startsWithPeriod(line.text) && (periodIn(line.text)?.isRange ?? false)
    if (lines.some(isListed))
      return entriesOf(lines.map((line) => (isListed(line) ? { ...line, isBullet: false } : line)))
    return entriesWithoutDates(lines)
  }
  // Indented dates belong to parts of an entry, such as its projects.
  const anchors = dated.filter((position) => isAsFarOut(lines[position], lines[first]))
  const before = linesBefore(lines, first, anchors)
  const starts = anchors.map((anchor, order) =>
    startOf({ lines, anchor, before, first, previous: anchors[order - 1] ?? -1 }),
  )
  const below = before === 0 ? lineBelow(lines, anchors) : null
  return anchors.map((anchor, order) => {
    const start = starts[order] ?? anchor
    const end = starts[order + 1] ?? lines.length
    return entryOf(lines.slice(start, end), anchor - start, below)
  })
}

const startsWithPeriod = (text: string): boolean => {
  const period = periodIn(text)
  return period !== null && period.from < 3 && text.length <= LONGEST_HEADER
}

export const isAsFarOut = (line: NumberedLine | undefined, model: NumberedLine | undefined): boolean =>
  line !== undefined &&
  model !== undefined &&
  (line.column !== model.column ||
    line.indent <= model.indent + 12 ||
    // Dates that end where the text begins start later the shorter they are.
    (startsWithPeriod(line.text) && startsWithPeriod(model.text) && Math.abs(line.indent - model.indent) < 70))

/** The number of lines above the date in the first entry; the other entries follow the same layout. */
export function linesBefore(lines: readonly NumberedLine[], first: number, anchors: readonly number[]): number {
  let count = 0
  while (count < first) {
    const line = lines[first - count - 1]
    // In forms, every fact has its own line.
    if (
      !line ||
      count >= (isLabelled(line) ? MAX_LABELLED_LINES : MAX_LINES_BEFORE) ||
      !isHeader(line) ||
      line.column !== lines[first]?.column
    )
      break
    // A heading above all entries is above no other.
    const others = anchors.slice(1)
    const alike = others.filter((anchor) => {
      const own = lines[anchor - count - 1]
      return own !== undefined && isHeader(own) && isAlike(own, line)
    })
    if (others.length > 1 && line.scale > (lines[first]?.scale ?? 1) + 0.05 && alike.length * 3 < others.length) break
    count += 1
  }
  return count
}

type Position = { lines: readonly NumberedLine[]; anchor: number; before: number; first: number; previous: number }

export function startOf({ lines, anchor, before, first, previous }: Position): number {
  let start = anchor
  for (let offset = 1; offset <= before; offset += 1) {
    const line = lines[anchor - offset]
    const model = lines[first - offset]
    // An entry may have fewer lines than the first.
    const models = [model, ...(anchor === first ? [] : [lines[first - before]])]
    const isPart = line && models.some((one) => one !== undefined && isAlike(line, one))
    if (!line || !model || anchor - offset <= previous || !isHeader(line) || !isPart) break
    start = anchor - offset
  }
  return start
}

const isAlike = (line: NumberedLine, model: NumberedLine): boolean =>
  line.isEmphasised === model.isEmphasised &&
  Math.abs(line.scale - model.scale) < 0.08 &&
  (Math.abs(line.indent - model.indent) < 8 || line.column !== model.column || line.page !== model.page)

function entryOf(lines: readonly NumberedLine[], anchor: number, below: LineBelow | null = null): Entry {
  const line = lines[anchor]
  const period = line ? periodIn(line.text) : null
  const agreed = line && below ? namesWithBelow(below, line, lines.slice(anchor + 1, anchor + 3)) : null
  const header = lines.slice(0, anchor + (agreed ? 2 : 1))
  const fragments = agreed ?? header.flatMap(fragmentsOf)
  let next = header.length
  // A date or company on its own line: the title comes next.
  while (next < lines.length && next <= anchor + 3) {
    const candidate = lines[next]
    if (!candidate || !isHeader(candidate)) break
    const more = fragmentsOf(candidate)
    const names = fragments.filter(({ text }) => text !== '')
    const isPlaceOnly = more.length > 0 && more.every(({ text }) => text === '')
    const isNeeded = names.length < 2 && !hasBoth(names)
    const isContinued = candidate.text.length > 75 || /^\p{Ll}/u.test(lines[next + 1]?.text ?? '')
    const isCompany =
      isCompanyBelow(names, more, candidate) ||
      (next === anchor + 1 && line && isNameBelowDate(header, line, candidate, lines[next + 1]))
    if (!isPlaceOnly && !isCompany && (!isNeeded || isContinued || candidate.text.split(/\s+/).length > 9)) break
    if (!isPlaceOnly && !isCompany && names.length === 1 && !fits(names[0]?.text ?? '', candidate)) break
    fragments.push(...more)
    header.push(candidate)
    next += 1
  }
  // Some job sites put the title below the company's line of business.
  const names = fragments.filter(({ text }) => text !== '')
  if (names.length === 1 && !namesTitle(names[0]?.text ?? '')) {
    const title = lines
      .slice(next, next + 6)
      .find((one) => one.scale > 1.15 && one.text.length < 80 && namesTitle(one.text))
    if (title) fragments.push({ text: title.text.replace(/\.$/, ''), line: title.index, place: null })
  }
  return { header, body: lines.slice(next), period, periodLine: line?.index ?? 0, fragments }
}

/** "Title", "2019 – 2021" and "Acme", each on a line of its own. */
function isNameBelowDate(
  header: readonly NumberedLine[],
  line: NumberedLine,
  candidate: NumberedLine,
  after: NumberedLine | undefined,
): boolean {
  const period = periodIn(line.text)
  const isDateAlone = period !== null && withoutPeriod(line.text, period).length < 3
  return (
    header.length === 2 &&
    isDateAlone &&
    candidate.column === line.column &&
    candidate.text.split(/\s+/).length <= 6 &&
    !/[.。,;]$/.test(candidate.text) &&
    (after === undefined || after.isBullet || isPlace(after.text))
  )
}

/** "Assistant – Institute of Physics" and, below it, "University of Vienna". */
const isCompanyBelow = (names: readonly Fragment[], more: readonly Fragment[], candidate: NumberedLine): boolean => {
  const [first] = names
  const own = more.filter(({ text }) => text !== '')
  const isLegal = (text: string) =>
    /\b(?:gmbh|ag|kg|inc|llc|ltd|limited|corp|s\.?a\.?|s\.?r\.?l|s\.?l|plc)\b\.?|^(?:ооо|зао|ао|пао|оао)\s/iu.test(text)
  if (
    own.length === 1 &&
    names.length > 0 &&
    names.every(({ line, text }) => line === candidate.index - 1 && !isLegal(text)) &&
    isLegal(candidate.text) &&
    candidate.text.length < 70 &&
    !/[.:]$/.test(candidate.text.replace(/(?:inc|ltd|corp|s\.[al])\.$/iu, ''))
  )
    return true
  return (
    names.length === 2 &&
    first !== undefined &&
    names.every(({ line }) => line === first.line && line === candidate.index - 1) &&
    namesTitle(first.text) &&
    own.length === 1 &&
    namesOrganisation(candidate.text) &&
    !namesTitle(candidate.text) &&
    candidate.text.length < 60 &&
    !/[.:]$/.test(candidate.text)
  )
}

/** A company follows a title and vice versa; anything else starts the description. */
function fits(known: string, candidate: NumberedLine): boolean {
  if (namesTitle(known)) return !isSentence(candidate.text)
  return namesTitle(candidate.text) && !(/[^.]\.$/.test(candidate.text) && candidate.text.split(/\s+/).length > 4)
}

const hasBoth = (fragments: readonly Fragment[]): boolean =>
  fragments.some(({ text }) => namesTitle(text) && /,/.test(text))

/** Without dates, an entry starts at a line with a job title. */
function entriesWithoutDates(lines: readonly NumberedLine[]): Entry[] {
  const starts = lines.flatMap((line, position) =>
    isHeader(line) && (line.startsBlock || line.isEmphasised) && namesTitle(line.text) && line.text.length < 90
      ? [position]
      : [],
  )
  return starts.map((start, order) => {
    const entry = entryOf(lines.slice(start, starts[order + 1] ?? lines.length), 0)
    return { ...entry, period: null }
  })
}

export function presentPeriod({ period, periodLine }: Pick<Entry, 'period' | 'periodLine'>): ReadPeriod | null {
  if (!period) return null
  const { start, end, isCurrent, isRange } = period
  return { value: { start, end, isCurrent }, line: periodLine, confidence: isRange ? 0.95 : 0.7 }
}

const MAX_SUMMARY = 3_000

function summaryOf(body: readonly NumberedLine[]): string {
  const texts: string[] = []
  for (const line of body) {
    const last = texts.at(-1)
    if (last !== undefined && !line.isBullet && !line.startsBlock) texts[texts.length - 1] = `${last} ${line.text}`
    else texts.push(line.text)
  }
  return texts.join('\n').slice(0, MAX_SUMMARY)
}
